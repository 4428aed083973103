import type { Sink } from '../intake.ts';
import type { Served } from '../livePages.ts';
import { hourOf, openCounters, trialName } from './counters.ts';
import { rumReports } from './reports.ts';

interface Settings {
  dataDir: string;
  served: () => Served;
  isPage: (path: string) => boolean;
  log: (message: string, error?: unknown) => void;
}

/** What browsers tell of releases: taken, and counted. */
export interface Rum {
  sink: Sink;
  /** Writes down what is not yet. */
  close(): void;
}

/** Opens the counts of a site for what its browsers tell. */
export function openRum({ dataDir, served, isPage, log }: Settings): Rum {
  const counters = openCounters(dataDir, { log });
  const known = {
    isPage,
    hasVersion: (bundle: string, version: string) => served().versions.get(bundle)?.has(version) === true,
    trial: () => trialName(served().canary),
  };
  return { sink: rumReports(counters.add, known, () => hourOf(Date.now())), close: counters.close };
}
