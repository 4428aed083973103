import { REGISTRY_PATH, type RegistryReply } from '@skal/contracts/operations/registry';
import { usePollWhileActive } from '@skal/shell-kit/api/usePollWhileActive.ts';
import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../federation/snapshot.ts';
import { POLL_INTERVAL_MS } from './intervals.ts';

/**
 * Whether a reload would bring other versions than the tab has. Both the live and the canary version count as current.
 */
export function isOutdated({ shell, remotes }: Snapshot, { bundles }: RegistryReply): boolean {
  const live = new Map(Object.entries(bundles));
  const isGone = (name: string, version: string) => {
    const bundle = live.get(name);
    return bundle?.version !== version && bundle?.canary?.version !== version;
  };
  return (shell !== undefined && isGone('shell', shell)) || remotes.some(({ name, version }) => isGone(name, version));
}

/** Timeout of a check in milliseconds; the next one follows soon. */
const TIMEOUT_MS = 10_000;

/** A tab that was hidden for this long counts as asleep. */
const SLEEP_MS = 30 * 60_000;

interface VersionUpdate {
  /** The live revision, if the tab has another one. */
  revision: string | null;
  /** Whether the tab was asleep since it was opened. */
  wasAsleep: boolean;
}

/** Reads the live versions, revalidated by ETag. Null on failure. */
async function readRegistry(): Promise<RegistryReply | null> {
  try {
    const answer = await fetch(REGISTRY_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as RegistryReply) : null;
  } catch {
    return null;
  }
}

/** Checks periodically, while the tab is active, whether other versions are live. */
export function useVersionCheck(snapshot: Snapshot): VersionUpdate {
  const [news, setNews] = useState<VersionUpdate>({ revision: null, wasAsleep: false });
  const lastCheck = useRef(performance.timeOrigin);

  const check = async () => {
    const wasAsleep = Date.now() - lastCheck.current > SLEEP_MS;
    lastCheck.current = Date.now();
    const registry = await readRegistry();
    // A version that was rolled back is not offered any more.
    const revision = registry && isOutdated(snapshot, registry) ? registry.revision : null;
    setNews((before) => ({
      revision: registry ? revision : before.revision,
      wasAsleep: before.wasAsleep || wasAsleep,
    }));
  };
  usePollWhileActive(() => void check(), POLL_INTERVAL_MS);

  const first = useRef(check);
  useEffect(() => {
    if (!document.hidden) void first.current();
  }, []);
  return news;
}
