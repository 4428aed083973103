import { useSyncExternalStore } from 'react';
import type { Resource, ResourceStatus } from './resource.ts';

/** The status of a resource, followed as it changes. A page is written on the server once everything is there. */
export const useResourceStatus = (resource: Resource<unknown>): ResourceStatus =>
  useSyncExternalStore(resource.subscribe, resource.status, () => 'ready');
