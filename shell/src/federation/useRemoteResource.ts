import type { LazyResource } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { useLoader } from './LoaderContext.ts';
import type { Loader } from './loader.ts';

interface CurrentResource<T> {
  resource: LazyResource<T>;
  /** Used as `key` of the rendered element; changes with the resource. */
  turn: number;
}

const next = <T>(drawn: CurrentResource<T>, resource: LazyResource<T>): CurrentResource<T> =>
  resource === drawn.resource ? drawn : { resource, turn: drawn.turn + 1 };

/**
 * The resource of a slot, looked up once. If the tab falls back to the previous version of the remote, a mounted
 * resource stays; one that failed or is loading is replaced.
 */
export function useRemoteResource<T>(finder: (loader: Loader) => LazyResource<T>) {
  const loader = useLoader();
  const [find] = useState(() => () => finder(loader));
  const [drawn, setDrawn] = useState<CurrentResource<T>>(() => ({ resource: find(), turn: 0 }));

  useEffect(() => {
    const look = () => setDrawn((now) => (now.resource.status() === 'ready' ? now : next(now, find())));
    // It may have failed before the subscription.
    look();
    return loader.subscribe(look);
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
