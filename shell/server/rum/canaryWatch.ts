import { RegistryError } from '../registryError.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import { type Counters, type Counts, type Trial, trialName } from './counters.ts';
import { isWorse, MISTAKEN, type Side, type Stretch, totalOf } from './judge.ts';

/** A canary that ended by itself. */
export interface RolledBack extends Trial {
  /** The figures, in a sentence. */
  why: string;
}

interface Settings {
  counters: Pick<Counters, 'ofTrial'>;
  releases: Pick<ReleaseService, 'abort'>;
  /** The canary that is served at this moment. */
  canary: () => Trial | null;
  log: (message: string, error?: unknown) => void;
  /** Told once, by the process that ended it. */
  onRolledBack: (canary: RolledBack) => Promise<void> | void;
}

/** Who ends a canary that is worse, in the history. */
const BY = 'the canary itself';

function sideOf(counts: readonly Counts[], version: string): Side {
  const times = (detail: string) =>
    counts
      .filter((each) => each.version === version && each.detail === detail)
      .reduce((sum, each) => sum + each.times, 0);
  return { drawn: times('ok'), failed: times('failed') };
}

/** What was counted of both versions of a trial, hour by hour. */
function stretchesOf(counts: readonly Counts[], { bundle, version, beside }: Trial): Stretch[] {
  const mounts = counts.filter(({ what, bundle: counted }) => what === 'mount' && counted === bundle);
  return [...Map.groupBy(mounts, ({ hour }) => hour).values()].map((ofHour) => ({
    canary: sideOf(ofHour, version),
    beside: sideOf(ofHour, beside),
  }));
}

const number = (value: number) => value.toLocaleString('en');
const say = ({ drawn, failed }: Side) => `${number(failed)} of ${number(drawn + failed)} pages failed`;

/** Ends a canary whose pages fail more often than those of the version beside it. */
export function watchCanary({ counters, releases, canary, log, onRolledBack }: Settings): { check(): Promise<void> } {
  return {
    async check() {
      const trial = canary();
      if (!trial) return;
      const stretches = stretchesOf(counters.ofTrial(trialName(trial)), trial);
      if (!isWorse(stretches)) return;
      const total = totalOf(stretches);
      const sure = `${100 - MISTAKEN * 100} % sure`;
      const why = `${say(total.canary)}, and of ${trial.beside} beside it ${say(total.beside)}: ${sure}`;
      try {
        await releases.abort(trial.bundle, {
          ...{ by: BY, note: why, lockTimeoutMs: 0 },
          ...{ expectedLive: { [trial.bundle]: trial.beside }, expectedCanary: trial.version },
        });
      } catch (error) {
        // Another process changes the registry, or already has: the next counts are judged again.
        if (!(error instanceof RegistryError)) log('The canary is worse, and could not be ended', error);
        return;
      }
      log(`The canary ${trial.bundle}@${trial.version} is ended: ${why}`);
      await onRolledBack({ ...trial, why });
    },
  };
}
