import { createResource, Late } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { ASK_MS } from './pace.ts';
import { markTyped } from './typed.ts';

const offer = createResource(() => import(/* webpackChunkName: "Offer" */ './Offer.tsx'));

/** The offer of a new version. Nobody needs it in the first minutes of a tab: its code comes after them. */
export function NewVersion() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => markTyped(document), []);
  useEffect(() => {
    const timer = setInterval(() => {
      setWanted(true);
      // What did not come is asked for again.
      offer.retry();
    }, ASK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!wanted) return null;
  return (
    <Late resource={offer} failed={() => null}>
      {({ default: Offer }) => <Offer />}
    </Late>
  );
}
