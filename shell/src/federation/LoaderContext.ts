import { createContext, useContext } from 'react';
import type { Loader } from './loader.ts';

/** Set once before the first render. A later change would make React discard prerendered HTML. */
export const LoaderContext = createContext<Loader | null>(null);

export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('useLoader needs the LoaderContext');
  return loader;
}
