import { checkClock, type HousekeepingDeps, startHousekeeping } from '../housekeeping.ts';
import type { openTrustedClock } from '../time/trustedClock.ts';
import type { RunningApp } from './app.ts';

/** Stage 5: starts background jobs once requests can be answered: the workers and housekeeping. */
export async function startJobs(app: RunningApp, openClock: typeof openTrustedClock): Promise<HousekeepingDeps> {
  const { dependencies, modules, mailWorker, onClose } = app;
  const { db, limits, log, settings } = dependencies;
  const housekeeping: HousekeepingDeps = {
    ...{ db, limits, log },
    retentionRules: (now) => modules.retention(settings, now),
    jobs: (now) => modules.jobs(dependencies, now),
  };
  mailWorker.start();
  for (const worker of modules.workers(dependencies)) {
    onClose(() => worker.stop());
    worker.start();
  }
  const clock = openClock(db, settings);
  await checkClock(housekeeping, clock);
  onClose(startHousekeeping(housekeeping, clock));
  return housekeeping;
}
