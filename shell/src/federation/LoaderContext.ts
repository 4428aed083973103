import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Loader } from './loader.ts';
import type { Resource, ResourceStatus } from './resource.ts';

/** Set once before the first render and never changed: a change would make React give up prerendered HTML. */
export const LoaderContext = createContext<Loader | null>(null);

export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('useLoader needs the LoaderContext');
  return loader;
}

/** The status of a resource, followed as it changes. */
export const useResourceStatus = (resource: Resource<unknown>): ResourceStatus =>
  useSyncExternalStore(resource.subscribe, resource.status, () => 'ready');
