import { openRegistry } from '../registry/registry.ts';
import type { LogFn } from '../registry/registryFile.ts';
import { openReleaseService } from '../releases/releaseService.ts';

/** The registry of a data folder for tests: the reader of the web server, and the release service. */
export const openTestRegistry = (dataDir: string, log?: LogFn) => ({
  ...openRegistry(dataDir, log),
  ...openReleaseService({ dataDir }, log),
});

export type TestRegistry = ReturnType<typeof openTestRegistry>;
