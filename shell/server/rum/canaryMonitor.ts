import { RegistryError } from '../registry/registryError.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import { FALSE_POSITIVE_RATE, type HourSample, isCanaryWorse, type PageCounts, sumSamples } from './canaryAnalysis.ts';
import type { CanaryComparison, RumCounters } from './counters.ts';

/** A canary that the monitor aborted. */
export interface AutoAbortedCanary extends CanaryComparison {
  counts: HourSample;
  /** Maximum false-positive rate of the comparison, in per cent. */
  errorPercent: number;
}

interface Settings {
  counters: Pick<RumCounters, 'samples'>;
  releases: Pick<ReleaseService, 'abort'>;
  /** The canary that is served now. */
  canary: () => CanaryComparison | null;
  log: (message: string, error?: unknown) => void;
  /** Called once, in the process that aborted the canary. */
  onAborted: (canary: AutoAbortedCanary) => Promise<void> | void;
}

/** The author of the abort in the history. */
const BY = 'canary monitor';

const formatNumber = (value: number) => value.toLocaleString('en');
const describe = ({ rendered, failed }: PageCounts) =>
  `${formatNumber(failed)} of ${formatNumber(rendered + failed)} pages failed`;

/** Aborts a canary whose pages fail more often than those of its baseline. */
export function createCanaryMonitor({ counters, releases, canary, log, onAborted }: Settings) {
  return async function check(): Promise<void> {
    const comparison = canary();
    if (!comparison) return;
    const { bundle, version, baseline } = comparison;
    try {
      const samples = counters.samples(comparison);
      if (!isCanaryWorse(samples)) return;
      const sum = sumSamples(samples);
      const errorPercent = FALSE_POSITIVE_RATE * 100;
      const bound = `false-positive rate at most ${errorPercent}%`;
      const why = `${describe(sum.canary)}, and of the baseline ${baseline} ${describe(sum.baseline)}; ${bound}`;
      const expected = { expectedLive: { [bundle]: baseline }, expectedCanary: version };
      await releases.abort(bundle, { by: BY, note: why, lockTimeoutMs: 0, ...expected });
      log(`The canary ${bundle}@${version} is aborted: ${why}`);
      await onAborted({ bundle, version, baseline, counts: sum, errorPercent });
    } catch (error) {
      // Another process is changing the registry, or has changed it: the next check sees the outcome.
      if (!(error instanceof RegistryError)) log('The check of the canary failed; it is repeated', error);
    }
  };
}
