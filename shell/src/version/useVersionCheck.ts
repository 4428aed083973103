import { REGISTRY_PATH, type RegistryReply } from '@skal/contracts/operations/registry';
import { usePollWhileActive } from '@skal/shell-kit/api/usePollWhileActive.ts';
import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../federation/snapshot.ts';
import { POLL_INTERVAL_MS } from './intervals.ts';
import { isOutdated } from './isOutdated.ts';

/** Nobody waits for the answer; the next question comes soon enough. */
const PATIENCE_MS = 10_000;

/** A tab that nobody has looked at for so long has slept. */
const SLEEP_MS = 30 * 60_000;

interface News {
  /** What the registry calls what is live, where that is not what the tab has. */
  revision: string | null;
  /** Whether the tab has slept since it was opened. */
  slept: boolean;
}

/** What is live, for browsers to ask again with the ETag of what they were told. Null where it cannot be had. */
async function readRegistry(): Promise<RegistryReply | null> {
  try {
    const answer = await fetch(REGISTRY_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? ((await answer.json()) as RegistryReply) : null;
  } catch {
    return null;
  }
}

/** Asks now and then, while somebody looks, whether there is a version that the tab does not have. */
export function useVersionCheck(snapshot: Snapshot): News {
  const [news, setNews] = useState<News>({ revision: null, slept: false });
  const asked = useRef(performance.timeOrigin);

  const ask = async () => {
    const slept = Date.now() - asked.current > SLEEP_MS;
    asked.current = Date.now();
    const registry = await readRegistry();
    // A version that was taken back is no news any more.
    const revision = registry && isOutdated(snapshot, registry) ? registry.revision : null;
    setNews((before) => ({
      revision: registry ? revision : before.revision,
      slept: before.slept || slept,
    }));
  };
  usePollWhileActive(() => void ask(), POLL_INTERVAL_MS);

  const first = useRef(ask);
  useEffect(() => {
    if (!document.hidden) void first.current();
  }, []);
  return news;
}
