import type { SiteInfo } from '@skal/contracts/site/site';
import { cacheKey, openComposedCache } from '../fs/diskCache.ts';
import type { Compression } from '../http/encodedBody.ts';
import type { MockScript } from '../pages/mockScript.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { composeInWorker } from './composeInWorker.ts';
import { type Composition, reviveComposition } from './composition.ts';
import { recompressInWorker } from './recompressInWorker.ts';

/** Number of cached sets: the live one, a canary, the staged one and some for rollback. One takes two megabytes. */
const LIMIT = 6;

export interface CompositionCache {
  /**
   * Returns the pages of a set of releases. They come from memory or disk if they were composed before, so a rollback
   * is only a change of the pointer.
   * @throws the error of the composition
   */
  get(set: LiveSet): Promise<Composition>;
  /** Aborts running work. */
  close(): Promise<void>;
}

interface Settings {
  dataDir: string;
  site: SiteInfo;
  /** With `small`, compositions are also stored on the disk. */
  compression: Compression;
  mocks?: MockScript | undefined;
  log: (message: string, error?: unknown) => void;
}

/**
 * Composes each set of releases once and caches the most recent ones by their content. Bodies are compressed quickly at
 * first. Recompression replaces them in place, so all holders of a composition see the smaller ones.
 */
export function openCompositionCache(
  { log, compression, dataDir, site, mocks }: Settings,
  limit = LIMIT,
): CompositionCache {
  const cached = new Map<string, Promise<Composition>>();
  const onDisk = openComposedCache(dataDir);
  const closing = new AbortController();
  const { signal } = closing;
  let recompressing: Promise<unknown> = Promise.resolve();

  /** Sequential: the other cores serve requests. */
  const recompress = (key: string, composition: Composition) => {
    recompressing = recompressing.then(async () => {
      if (signal.aborted || !cached.has(key)) return;
      try {
        await recompressInWorker({ dataDir, key, composition }, signal);
      } catch (error) {
        if (!signal.aborted) log('Pages could not be recompressed; they are served as they are', error);
      }
    });
  };

  const readOrCompose = async (key: string, live: LiveSet): Promise<Composition> => {
    const stored = compression === 'small' ? onDisk.read(key) : null;
    if (stored !== null) return reviveComposition(stored as Composition);
    let isComplete = true;
    const composition = await composeInWorker(
      { dataDir, site, mocks, live },
      {
        onRenderError: (path, error) => {
          isComplete = false;
          log(`${path} could not be prerendered`, error);
        },
        onCacheError: (error) => log('Rendered pages could not be cached', error),
        signal,
      },
    );
    // An incomplete composition is not cached: the next attempt may render all pages.
    if (!isComplete) cached.delete(key);
    else if (compression === 'small') recompress(key, composition);
    return composition;
  };

  /** Evicts the least recently used. */
  const touch = (key: string, composition: Promise<Composition>) => {
    cached.delete(key);
    cached.set(key, composition);
    for (const oldest of cached.keys()) {
      if (cached.size <= limit) return;
      cached.delete(oldest);
    }
  };

  return {
    async get(live) {
      signal.throwIfAborted();
      const key = cacheKey(live, site);
      const composition = cached.get(key) ?? readOrCompose(key, live);
      touch(key, composition);
      try {
        return await composition;
      } catch (error) {
        if (cached.get(key) === composition) cached.delete(key);
        throw error;
      }
    },

    async close() {
      closing.abort();
      await Promise.allSettled([...cached.values(), recompressing]);
    },
  };
}
