import type { LazyResource } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { useLoader } from './LoaderContext.ts';
import type { Loader } from './loader.ts';

interface CurrentResource<T> {
  resource: LazyResource<T>;
  /** Another resource is another `key` of what draws it. */
  turn: number;
}

const next = <T>(drawn: CurrentResource<T>, resource: LazyResource<T>): CurrentResource<T> =>
  resource === drawn.resource ? drawn : { resource, turn: drawn.turn + 1 };

/**
 * What a slot draws, found once for as long as it stands. Where the tab goes on with the version before of a remote, what
 * works stays as it is; what does not, or is still on its way, is the other version's from then on.
 */
export function useRemoteResource<T>(finder: (loader: Loader) => LazyResource<T>) {
  const loader = useLoader();
  const [find] = useState(() => () => finder(loader));
  const [drawn, setDrawn] = useState<CurrentResource<T>>(() => ({ resource: find(), turn: 0 }));

  useEffect(() => {
    const look = () => setDrawn((now) => (now.resource.status() === 'ready' ? now : next(now, find())));
    // It may have failed before this began to listen.
    look();
    return loader.subscribe(look);
  }, [loader, find]);

  return {
    ...drawn,
    /** For `Late`: what is there and threw is left for the version before, where there is one. */
    onError: () => {
      if (drawn.resource.status() !== 'ready') return;
      loader.fallBack(drawn.resource);
      setDrawn((now) => next(now, find()));
    },
  };
}
