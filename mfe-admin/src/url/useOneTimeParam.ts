import { useEffect } from 'react';
import { useUrlParams } from './useUrlParams.ts';

/** Runs once for a URL parameter (`?new=client`), and removes it, so that Back does not run it again. */
export function useOneTimeParam(name: string, value: string, run: () => void): void {
  const [params, setParams] = useUrlParams();
  const isRequested = params.get(name) === value;
  useEffect(() => {
    if (!isRequested) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        return next;
      },
      { replace: true },
    );
    run();
  }, [isRequested, name, run, setParams]);
}
