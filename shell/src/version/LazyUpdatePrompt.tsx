import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { trackDirtyForms } from './dirtyForms.ts';
import { POLL_INTERVAL_MS } from './intervals.ts';

const offer = createLazyResource(() => import(/* webpackChunkName: "Offer" */ './UpdatePrompt.tsx'));

/** The offer of a new version. Nobody needs it in the first minutes of a tab: its code comes after them. */
export function LazyUpdatePrompt() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => trackDirtyForms(document), []);
  useEffect(() => {
    const timer = setInterval(() => {
      setWanted(true);
      // What did not come is asked for again.
      offer.retry();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  if (!wanted) return null;
  return (
    <Lazy resource={offer} failed={() => null}>
      {({ default: UpdatePrompt }) => <UpdatePrompt />}
    </Lazy>
  );
}
