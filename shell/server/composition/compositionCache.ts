import type { SiteInfo } from '@skal/contracts/site/site';
import { cacheKey, openComposedCache } from '../fs/diskCache.ts';
import type { Compression } from '../http/encodedBody.ts';
import type { MockScript } from '../pages/mockScript.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { composeInWorker } from './composeInWorker.ts';
import { type Composition, reviveComposition } from './composition.ts';
import { recompressInWorker } from './recompressInWorker.ts';

/** So many are in memory: what is live, a canary, what is staged, and some to go back to. One weighs two megabytes. */
const LIMIT = 6;

export interface CompositionCache {
  /**
   * The pages of a set of releases: out of memory or from the disk where they were composed before, so that a way back
   * is only another pointer.
   * @throws what composing throws
   */
  get(set: LiveSet): Promise<Composition>;
  /** Gives up what is under way. */
  close(): Promise<void>;
}

interface Settings {
  dataDir: string;
  site: SiteInfo;
  /** Those that are compressed small are on the disk as well. */
  compression: Compression;
  mocks?: MockScript | undefined;
  log: (message: string, error?: unknown) => void;
}

/**
 * Composes sets of releases, once each, and keeps the last ones by all that is in them. They are there quickly
 * compressed; what becomes of their bodies meanwhile is seen by everybody who has them.
 */
export function openCompositionCache(
  { log, compression, dataDir, site, mocks }: Settings,
  limit = LIMIT,
): CompositionCache {
  const kept = new Map<string, Promise<Composition>>();
  const onDisk = openComposedCache(dataDir);
  const closing = new AbortController();
  const { signal } = closing;
  let shrinking: Promise<unknown> = Promise.resolve();

  /** One after the other: the other cores belong to those who are being served. */
  const shrink = (key: string, composition: Composition) => {
    shrinking = shrinking.then(async () => {
      if (signal.aborted || !kept.has(key)) return;
      try {
        await recompressInWorker({ dataDir, key, composition }, signal);
      } catch (error) {
        if (!signal.aborted) log('Pages could not be compressed and kept; they are served as they are', error);
      }
    });
  };

  const make = async (key: string, live: LiveSet): Promise<Composition> => {
    const known = compression === 'small' ? onDisk.read(key) : null;
    if (known !== null) return reviveComposition(known as Composition);
    let whole = true;
    const composition = await composeInWorker(
      { dataDir, site, mocks, live },
      {
        onRenderError: (path, error) => {
          whole = false;
          log(`${path} could not be prerendered`, error);
        },
        onUnkept: (error) => log('What was rendered could not be kept for the next time', error),
        signal,
      },
    );
    // One with a gap in it is not kept: the next time its pages may all come out.
    if (!whole) kept.delete(key);
    else if (compression === 'small') shrink(key, composition);
    return composition;
  };

  /** The longest unused go first. */
  const keep = (key: string, composition: Promise<Composition>) => {
    kept.delete(key);
    kept.set(key, composition);
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) return;
      kept.delete(oldest);
    }
  };

  return {
    async get(live) {
      signal.throwIfAborted();
      const key = cacheKey(live, site);
      const composition = kept.get(key) ?? make(key, live);
      keep(key, composition);
      try {
        return await composition;
      } catch (error) {
        if (kept.get(key) === composition) kept.delete(key);
        throw error;
      }
    },

    async close() {
      closing.abort();
      await Promise.allSettled([...kept.values(), shrinking]);
    },
  };
}
