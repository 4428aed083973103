import type { Override } from '../override/overrideQuery.ts';
import { RegistryError } from '../registry/registryError.ts';

/** A release was rejected, or a site did not do what was requested. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

export type ProgressFn = (line: string) => void;

/** A site, with staged versions that visitors do not get. */
export interface Preview {
  site: URL;
  versions: Override;
  /** The token of the team that releases these versions; null where the site needs none. */
  token: string | null;
}

/** What a command line may do besides changing the registry. */
export interface ReleaseTools {
  progress: ProgressFn;
  /** Builds a bundle and returns the folder of its release. */
  build: (name: string) => Promise<string>;
  /** Opens the pages of a preview in a browser. @throws ReleaseError when a page is broken */
  browserGate: (preview: Preview) => Promise<void>;
}

const secondsSince = (started: number): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Runs a step of a release and prints how long it took. The error of a rejection names the step. */
export async function timedStep<Result>(
  name: string,
  progress: ProgressFn,
  run: () => Promise<Result>,
): Promise<Result> {
  const started = Date.now();
  try {
    const result = await run();
    progress(`${name}: ${secondsSince(started)}`);
    return result;
  } catch (error) {
    if (error instanceof RegistryError || error instanceof ReleaseError) {
      throw new ReleaseError(`${name}: ${error.message}`);
    }
    throw error;
  }
}

/** The steps of every release, as the output names them. */
export const STEP_LABELS = {
  build: 'Build',
  files: 'Files, names and weight',
  browser: 'Browser',
  live: 'Live',
} as const;

/** The note of the history, which says when the browser gate was skipped. */
export function historyNote(browserGate: boolean, note: string | null): string | null {
  if (browserGate) return note;
  return note === null ? 'without the browser' : `${note}; without the browser`;
}
