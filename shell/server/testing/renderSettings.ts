import type { RenderSettings } from '../composition/rendering.ts';
import { openDiskCache } from '../fs/diskCache.ts';
import { makeTempDir } from './releases.ts';
import { testSite } from './testSite.ts';

const raise = (error: unknown) => {
  throw error;
};

/** How a test composes: with nothing rendered before, and raising what fails, unless it says otherwise. */
export const testRenderSettings = (overrides: Partial<RenderSettings> = {}): RenderSettings => ({
  site: testSite,
  rendered: openDiskCache(makeTempDir(), 10),
  onRenderError: (_, error) => raise(error),
  onCacheError: raise,
  ...overrides,
});
