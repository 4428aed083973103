import { useSyncExternalStore } from 'react';
import type { LazyResource, ResourceStatus } from './resource.ts';

/** Subscribes to the status of a resource. On the server everything has loaded before rendering. */
export const useResourceStatus = (resource: LazyResource<unknown>): ResourceStatus =>
  useSyncExternalStore(resource.subscribe, resource.status, () => 'ready');
