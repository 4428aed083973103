import type { RenderSettings } from '../composition/rendering.ts';
import { openDiskCache } from '../fs/diskCache.ts';
import { makeTempDir } from './releases.ts';
import { testSite } from './testSite.ts';

const raise = (error: unknown) => {
  throw error;
};

/** Render settings for tests: an empty cache, and errors are thrown. */
export const testRenderSettings = (overrides: Partial<RenderSettings> = {}): RenderSettings => ({
  site: testSite,
  rendered: openDiskCache(makeTempDir(), 10),
  onRenderError: (_, error) => raise(error),
  onCacheError: raise,
  ...overrides,
});
