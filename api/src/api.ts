import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ByteBudget } from '@skal/contracts/http/byteBudget';
import { createRunningApp } from './composition/app.ts';
import { openInfrastructure } from './composition/infrastructure.ts';
import { startJobs } from './composition/jobs.ts';
import { createRoutes } from './composition/routes.ts';
import { createServices } from './composition/services.ts';
import { isUnavailable } from './db/resilience/databaseErrors.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { isPublicSite } from './demo/demo.ts';
import { startDemoReporter } from './demo/demoReporter.ts';
import type { Dependencies } from './dependencies.ts';
import { messageOf } from './errorProps.ts';
import type { HousekeepingDeps } from './housekeeping.ts';
import { type ApiStatus, readApiStatus } from './modules/health/apiStatus.ts';
import { notifyOperator } from './modules/outbox/notice/notifyOperator.ts';
import type { OperatorNotice } from './modules/outbox/notice/operatorNotice.mails.ts';
import { isScannerReachable } from './modules/ticket/scan/scannerOutage.ts';
import { StartupError } from './StartupError.ts';
import type { Route } from './server/http/route.ts';
import type { LogTarget } from './server/observability/log.ts';
import type { ApiSettings } from './settings/settings.ts';
import { openTrustedClock } from './time/trustedClock.ts';

/** The api inside a server of somebody else's. */
export interface Api {
  /** Answers a request under /api, always with JSON, and under /healthz for the whole process. */
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Whether an operator is signed in in the browser that sent a request; the answer may renew their session. */
  isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** Writes a mail to the operator, if there is an address for that, and to others whose business it is. */
  notifyOperator(news: OperatorNotice, others?: readonly string[]): Promise<void>;
  /** How database and mails are doing, for anybody who asks. */
  health(): Promise<ApiStatus>;
  /** What all requests of this process may hold in memory, those that others answer included. */
  readonly budget: ByteBudget;
  /** The demo accounts that somebody can sign in with here. */
  readonly demoAccounts: readonly DemoAccount[];
  /**
   * From now on the app of the live demo account reports, in the background; on a site that may be public, and where the
   * settings have no days of it, it does not.
   */
  startDemoReporter(): void;
  /** Before stopping: not ready any more, and every answer asks its connection to close. */
  drain(): void;
  /** Waits for the requests under way, then lets go of everything. */
  close(): Promise<void>;
}

/** An api with its internals, for its own tests. */
export interface ApiInternals extends Api {
  /** Whether it can serve: the database answers, and nobody has asked it to drain. */
  isReady(): Promise<boolean>;
  dependencies: Dependencies;
  routes: readonly Route[];
  housekeeping: HousekeepingDeps;
}

/**
 * Opens the api, stage by stage: each takes what the one before has made, so that no job can start before the routes exist.
 * @param logTarget takes the log instead of standard output
 * @param openClock opens the clock of the housekeeping: tests have rows of another time, and days of less than a second
 */
export async function openApiInternals(
  given: ApiSettings,
  logTarget?: LogTarget,
  openClock: typeof openTrustedClock = openTrustedClock,
): Promise<ApiInternals> {
  const closers: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  try {
    const infrastructure = await openInfrastructure(given, { logTarget, onClose: (close) => closers.push(close) });
    const services = await createServices(infrastructure);
    const app = await createRunningApp(createRoutes(services));
    const housekeeping = await startJobs(app, openClock);
    const { dependencies, routes, demoAccounts, budget, handle, isOperator, ready, drain } = app;
    const { db, settings, log } = dependencies;

    return {
      ...{ dependencies, routes, housekeeping, demoAccounts, budget, handle, isOperator, isReady: ready, drain },
      async health() {
        const [known, isThere] = await Promise.all([readApiStatus(db), isScannerReachable(settings)]);
        return { ...known, ...(isThere !== null && { scanner: isThere ? 'working' : 'away' }) };
      },
      notifyOperator: (news, others) => notifyOperator(dependencies, news, others),
      startDemoReporter() {
        if (settings.demoDays === 0 || isPublicSite(given) || demoAccounts.length === 0) return;
        closers.push(startDemoReporter({ db, settings, log }));
      },
      async close() {
        drain();
        await app.settle();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    if (!isUnavailable(error)) throw error;
    throw new StartupError(`The database cannot be used (${messageOf(error)}). Please see whether it is well.`);
  }
}

/**
 * Opens the api: connects, brings the tables up to date, adds the demo accounts (to a new database that is not a
 * public site's) and starts the worker that sends mails.
 * @throws StartupError with a sentence when it cannot start as it was set up
 */
export async function openApi(settings: ApiSettings): Promise<Api> {
  return openApiInternals(settings);
}
