import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { trackDirtyForms } from './dirtyForms.ts';
import { POLL_INTERVAL_MS } from './intervals.ts';

const prompt = createLazyResource(() => import(/* webpackChunkName: "UpdatePrompt" */ './UpdatePrompt.tsx'));

/** The prompt for a new version. It is not needed in the first minutes of a tab, so its code loads later. */
export function LazyUpdatePrompt() {
  const [isDue, setDue] = useState(false);
  useEffect(() => trackDirtyForms(document), []);
  useEffect(() => {
    const timer = setInterval(() => {
      setDue(true);
      // A failed load is repeated.
      prompt.retry();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Lazy resource={prompt} failed={() => null}>
      {({ default: UpdatePrompt }) => <UpdatePrompt />}
    </Lazy>
  );
}
