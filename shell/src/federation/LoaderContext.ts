import { createContext, useContext } from 'react';
import type { Loader } from './loader.ts';

/** Set once before the first render and never changed: a change would make React give up prerendered HTML. */
export const LoaderContext = createContext<Loader | null>(null);

export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('useLoader needs the LoaderContext');
  return loader;
}
