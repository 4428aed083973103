import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { SiteFacts } from '@skal/contracts/site';
import type { Composition } from './composer.ts';
import { composeAside } from './composing.ts';
import { openRegistry } from './registry.ts';

export interface LivePages {
  /** What is composed at this moment. */
  now(): Composition;
  close(): Promise<void>;
}

interface Settings {
  dataDir: string;
  site: SiteFacts;
  log: (message: string, error?: unknown) => void;
}

/** How long a changed registry may still be moving before it is composed, in milliseconds. */
const SETTLE_MS = 50;

/**
 * The pages of what is live: composed before this returns, and again whenever the registry changes. A registry that
 * cannot be composed leaves the pages of the one before in place.
 */
export async function openLivePages({ dataDir, site, log }: Settings): Promise<LivePages> {
  const registry = openRegistry(dataDir);
  const closing = new AbortController();
  const compose = () =>
    composeAside(
      { dataDir, site, live: registry.liveSet() },
      { signal: closing.signal, onRenderError: (path, error) => log(`${path} could not be prerendered`, error) },
    );
  let composition = await compose();

  const recompose = async () => {
    try {
      if (registry.liveSet().revision === composition.revision) return;
      composition = await compose();
      log(`Pages composed for registry ${composition.revision}`);
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
