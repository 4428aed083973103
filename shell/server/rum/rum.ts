import type { ServedSite } from '../composition/livePages.ts';
import type { BeaconSink } from '../http/beacons/beacons.ts';
import type { TeamStore } from '../registry/teams.ts';
import type { Release } from '../releases/release.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import { type AutoAbortedCanary, createCanaryMonitor } from './canaryMonitor.ts';
import { comparisonKey, openRumCounters } from './counters.ts';
import { createRumReportHandler, redact } from './reports.ts';
import { openSourceResolver } from './sourceMaps.ts';

/** Called when the monitor has aborted a canary, with the e-mail addresses of the bundle's teams. */
export type OnCanaryAborted = (canary: AutoAbortedCanary, emails: readonly string[]) => void;

interface Settings {
  dataDir: string;
  releases: ReleaseService;
  teams: Pick<TeamStore, 'list'>;
  served: () => ServedSite;
  isPage: (path: string) => boolean;
  log: (message: string, error?: unknown) => void;
  onCanaryAborted: OnCanaryAborted;
}

type ReleaseId = Pick<Release, 'name' | 'version'>;

export interface Rum {
  /** Takes the reports of browsers. */
  sink: BeaconSink;
  /** Counts a page that could not be rendered: as a failed page of shell and remote, and as an error of the remote. */
  recordServerError(releases: Record<'shell' | 'remote', ReleaseId>, path: string, error: unknown): void;
  /** Counts pending reports, and checks the canary once more. */
  close(): Promise<void>;
}

/** How often the canary is checked, in milliseconds. */
const CHECK_MS = 5_000;

/** Opens real user monitoring: counts what browsers report of releases, and monitors the canary by it. */
export function openRum({ dataDir, releases, teams, served, isPage, log, onCanaryAborted }: Settings): Rum {
  const counters = openRumCounters(dataDir, { log });
  const sources = openSourceResolver(dataDir, log);
  const canary = () => served().canary;

  /** Without the addresses of the teams, the operator still gets the mail. */
  const emailsOf = async (aborted: string): Promise<string[]> => {
    try {
      return (await teams.list()).flatMap(({ bundle, mail }) => (bundle === aborted && mail !== null ? mail : []));
    } catch (error) {
      log('The addresses of teams cannot be read at this moment', error);
      return [];
    }
  };
  const onAborted = async (aborted: AutoAbortedCanary) => onCanaryAborted(aborted, await emailsOf(aborted.bundle));
  const check = createCanaryMonitor({ counters, releases, canary, log, onAborted });
  const handler = createRumReportHandler(
    counters.add,
    {
      isPage,
      hasVersion: (bundle, version) => served().versions.get(bundle)?.has(version) === true,
      currentComparison: () => comparisonKey(canary()),
    },
    sources.resolve,
  );
  let checked = Promise.resolve();
  const checkNext = () => {
    checked = checked.then(check);
  };
  const timer = setInterval(checkNext, CHECK_MS).unref();

  return {
    sink: handler.sink,
    recordServerError({ shell, remote }, path, error) {
      // An error of another process is a plain object.
      const { message = String(error) } = Object(error) as Partial<Error>;
      const about = ({ name, version }: ReleaseId) => ({ bundle: name, version, trial: comparisonKey(canary()) });
      // As in reports of browsers: the shell renders every page.
      for (const release of [remote, shell]) counters.add({ ...about(release), what: 'mount', detail: 'failed' });
      counters.add({ ...about(remote), what: 'error', detail: `${path}: on the server: ${redact(message)}` });
    },
    async close() {
      clearInterval(timer);
      await handler.flush();
      await sources.close();
      checkNext();
      await checked;
      counters.close();
    },
  };
}
