import type { LazyResource } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { useLoader } from './LoaderContext.ts';
import type { Loader } from './loader.ts';

interface CurrentResource<T> {
  resource: LazyResource<T>;
  /** Used as `key` of the rendered element; changes with the resource. */
  generation: number;
}

const next = <T>(drawn: CurrentResource<T>, resource: LazyResource<T>): CurrentResource<T> =>
  resource === drawn.resource ? drawn : { resource, generation: drawn.generation + 1 };

/**
 * The resource of a slot, found once. If the tab falls back to the previous version of the remote, a mounted
 * resource stays; one that failed or is loading is replaced.
 */
export function useRemoteResource<T>(finder: (loader: Loader) => LazyResource<T>) {
  const loader = useLoader();
  const [find] = useState(() => () => finder(loader));
  const [drawn, setDrawn] = useState<CurrentResource<T>>(() => ({ resource: find(), generation: 0 }));

  useEffect(() => {
    const update = () => setDrawn((now) => (now.resource.status() === 'ready' ? now : next(now, find())));
    // It may have failed before the subscription.
    update();
    return loader.subscribe(update);
  }, [loader, find]);

  return {
    ...drawn,
    /** For `Lazy`: falls back to the previous version after an error, if there is one. */
    onError: () => {
      if (drawn.resource.status() !== 'ready') return;
      loader.fallBack(drawn.resource);
      setDrawn((now) => next(now, find()));
    },
  };
}
