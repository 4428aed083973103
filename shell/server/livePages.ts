import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { SiteFacts } from '@skal/contracts/site';
import type { Composition } from './composer.ts';
import { openCompositions } from './compositions.ts';
import type { LiveSet } from './liveSet.ts';
import { publicRegistry, REGISTRY_PATH } from './publicRegistry.ts';
import { openRegistry } from './registry.ts';
import type { Compression } from './stored.ts';

export interface LivePages {
  /** What is composed at this moment. */
  now(): Composition;
  close(): Promise<void>;
}

interface Settings {
  dataDir: string;
  site: SiteFacts;
  compression: Compression;
  log: (message: string, error?: unknown) => void;
}

/** How long a changed registry may still be moving before it is composed, in milliseconds. */
const SETTLE_MS = 50;

/**
 * The pages of what is live: composed before this returns, and again whenever the registry changes. A registry that
 * cannot be composed leaves the pages of the one before in place, and at the start those of the last good one.
 */
export async function openLivePages(settings: Settings): Promise<LivePages> {
  const { dataDir, log } = settings;
  const registry = openRegistry(dataDir, log);
  const closing = new AbortController();
  const compositions = openCompositions({ ...settings, signal: closing.signal });

  /** Whoever wrote a registry that can be served: from now on it is what a later one falls back to. */
  const remember = (live: LiveSet) => {
    try {
      registry.remember(live);
    } catch (error) {
      log('The registry could not be remembered as good', error);
    }
  };

  const canarySet = () => {
    try {
      return registry.canarySet();
    } catch (error) {
      log('The canary cannot be read; there is none until it can', error);
      return null;
    }
  };

  const withRegistry = (composed: Composition, live: LiveSet): Composition => ({
    ...composed,
    files: new Map([...composed.files, [REGISTRY_PATH, publicRegistry(live, canarySet())]]),
  });

  const composeAtStart = async (): Promise<Composition> => {
    try {
      const live = registry.liveSet();
      const composed = await compositions.of(live);
      remember(live);
      return withRegistry(composed, live);
    } catch (error) {
      const good = registry.lastGood();
      if (!good) throw error;
      log('What the registry names cannot be served; what was live last is served instead', error);
      return withRegistry(await compositions.of(good), good);
    }
  };
  let composition = await composeAtStart();

  const recompose = async () => {
    try {
      const live = registry.liveSet();
      const changed = live.revision !== composition.revision;
      composition = withRegistry(changed ? await compositions.of(live) : composition, live);
      if (!changed) return;
      remember(live);
      log(`Pages served for registry ${composition.revision}`);
    } catch (error) {
      if (!closing.signal.aborted) log('The registry could not be composed; the pages before stay', error);
    }
  };

  let settle: NodeJS.Timeout | undefined;
  let composing = Promise.resolve();
  const watcher = watch(dirname(registry.file), (_, name) => {
    if (name !== basename(registry.file)) return;
    clearTimeout(settle);
    settle = setTimeout(() => {
      composing = composing.then(recompose);
    }, SETTLE_MS);
  });

  return {
    now: () => composition,
    async close() {
      closing.abort();
      watcher.close();
      clearTimeout(settle);
      await composing;
    },
  };
}
