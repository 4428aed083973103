import { openKeptFiles } from '../keptFiles.ts';
import type { RenderSettings } from '../rendering.ts';
import { makeFolder } from './releases.ts';
import { site } from './site.ts';

const raise = (error: unknown) => {
  throw error;
};

/** How a test composes: with nothing rendered before, and raising what fails, unless it says otherwise. */
export const composing = (overrides: Partial<RenderSettings> = {}): RenderSettings => ({
  site,
  rendered: openKeptFiles(makeFolder(), 10),
  onRenderError: (_, error) => raise(error),
  onUnkept: raise,
  ...overrides,
});
