import type { Sink } from '../intake.ts';
import type { Served } from '../livePages.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import type { Teams } from '../teams.ts';
import { type RolledBack, watchCanary } from './canaryWatch.ts';
import { hourOf, openCounters, trialName } from './counters.ts';
import { rumReports } from './reports.ts';
import { openSources } from './sources.ts';

/** Told of a canary that has ended by itself, with the addresses of the teams whose bundle it is. */
export type OnCanaryEnded = (canary: RolledBack, mails: readonly string[]) => void;

interface Settings {
  dataDir: string;
  releases: ReleaseService;
  teams: Pick<Teams, 'list'>;
  served: () => Served;
  isPage: (path: string) => boolean;
  log: (message: string, error?: unknown) => void;
  onCanaryEnded: OnCanaryEnded;
}

/** What browsers tell of releases: taken, and counted. */
export interface Rum {
  sink: Sink;
  /** Writes down what is not yet. */
  close(): Promise<void>;
}

/** Opens the counts of a site for what its browsers tell, and judges its canary by them. */
export function openRum({ dataDir, releases, teams, served, isPage, log, onCanaryEnded }: Settings): Rum {
  const canary = () => served().canary;
  let judging = Promise.resolve();
  const judge = () => {
    judging = watch.check();
  };
  const counters = openCounters(dataDir, { log, onFlush: judge });

  /** Of the teams whose bundle it is. Where nobody can say, the operator is told all the same. */
  const addressesFor = async (concerned: string): Promise<string[]> => {
    try {
      return (await teams.list()).flatMap(({ bundle, mail }) => (bundle === concerned && mail !== null ? mail : []));
    } catch (error) {
      log('The addresses of teams cannot be read at this moment', error);
      return [];
    }
  };
  const onRolledBack = async (ended: RolledBack) => onCanaryEnded(ended, await addressesFor(ended.bundle));
  const watch = watchCanary({ counters, releases, canary, log, onRolledBack });
  const known = {
    isPage,
    hasVersion: (bundle: string, version: string) => served().versions.get(bundle)?.has(version) === true,
    trial: () => trialName(canary()),
  };
  const sources = openSources(dataDir, log);
  const reports = rumReports(counters.add, known, sources.find, () => hourOf(Date.now()));
  return {
    sink: reports.sink,
    async close() {
      await reports.settled();
      await sources.close();
      counters.close();
      await judging;
    },
  };
}
