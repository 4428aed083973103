import { openRegistry } from '../registry/registry.ts';
import type { LogFn } from '../registry/registryFile.ts';
import { openReleaseService } from '../releases/releaseService.ts';

/** The registry of a data folder as a test uses it: what the web server reads, and the service that changes it. */
export const openTestRegistry = (dataDir: string, log?: LogFn) => ({
  ...openRegistry(dataDir, log),
  ...openReleaseService({ dataDir }, log),
});

export type TestRegistry = ReturnType<typeof openTestRegistry>;
