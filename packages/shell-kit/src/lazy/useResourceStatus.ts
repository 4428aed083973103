import { useSyncExternalStore } from 'react';
import type { LazyResource, ResourceStatus } from './resource.ts';

/** The status of a resource, followed as it changes. A page is written on the server once everything is there. */
export const useResourceStatus = (resource: LazyResource<unknown>): ResourceStatus =>
  useSyncExternalStore(resource.subscribe, resource.status, () => 'ready');
