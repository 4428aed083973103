import type { SiteFacts } from '@skal/contracts/site';
import type { Composition } from './composer.ts';
import { composeAside } from './composing.ts';
import type { LiveSet } from './liveSet.ts';
import type { Compression } from './stored.ts';

/** So many compositions are kept: what is live, a canary, and two to go back to. One weighs two megabytes. */
export const KEPT_COMPOSITIONS = 4;

export interface Compositions {
  /**
   * The pages of a set of releases: out of memory where they were composed lately, so that a way back is only another
   * pointer.
   * @throws what composing throws
   */
  of(set: LiveSet): Promise<Composition>;
}

interface Settings {
  dataDir: string;
  site: SiteFacts;
  compression: Compression;
  log: (message: string, error?: unknown) => void;
  /** Gives up what is being composed when it is aborted. */
  signal: AbortSignal;
}

/** Composes sets of releases, and keeps the last ones by the revision that names what is in them. */
export function openCompositions({ log, signal, ...task }: Settings): Compositions {
  const kept = new Map<string, Composition>();

  /** The longest unused go first. */
  const keep = (composition: Composition) => {
    kept.delete(composition.revision);
    kept.set(composition.revision, composition);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_COMPOSITIONS) return;
      kept.delete(oldest);
    }
  };

  return {
    async of(live) {
      const known = kept.get(live.revision);
      let whole = true;
      const onRenderError = (path: string, error: string) => {
        whole = false;
        log(`${path} could not be prerendered`, error);
      };
      const composition = known ?? (await composeAside({ ...task, live }, { signal, onRenderError }));
      // One with a gap in it is not kept: the next time its pages may all come out.
      if (whole) keep(composition);
      return composition;
    },
  };
}
