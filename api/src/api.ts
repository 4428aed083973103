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
import { getErrorMessage } from './errorProps.ts';
import type { HousekeepingDeps } from './housekeeping.ts';
import { type ApiStatus, readApiStatus } from './modules/health/apiStatus.ts';
import { notifyOperator } from './modules/outbox/notice/notifyOperator.ts';
import type { OperatorNotice } from './modules/outbox/notice/operatorNotice.mails.ts';
import { isScannerReachable } from './modules/ticket/scan/scannerOutage.ts';
import { StartupError } from './StartupError.ts';
import type { InProcessReader } from './server/http/inProcess.ts';
import type { Route } from './server/http/route.ts';
import type { LogTarget } from './server/observability/log.ts';
import type { ApiSettings } from './settings/settings.ts';
import { openTrustedClock } from './time/trustedClock.ts';

/** The api, embedded in a server. */
export interface Api {
  /** Handles a request under /api, always with JSON, and under /healthz for the whole process. */
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Whether the browser of a request has an operator's session; the response may renew it. */
  isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** Reads an address under /api with the session of a request, for a page that this process renders. */
  read: InProcessReader;
  /** Mails a notice to the operator, if an address is set, and to further recipients. */
  notifyOperator(notice: OperatorNotice, others?: readonly string[]): Promise<void>;
  /** Public status of database and mail. */
  health(): Promise<ApiStatus>;
  /** Memory budget of all requests of this process, including those that other handlers answer. */
  readonly budget: ByteBudget;
  /** Demo accounts that can sign in. */
  readonly demoAccounts: readonly DemoAccount[];
  /**
   * Starts reporting simulated events of the live demo account in the background. Does nothing on a site that may be
   * public, or when the settings disable it.
   */
  startDemoReporter(): void;
  /** Before shutdown: reports not ready, and closes each connection after its response. */
  drain(): void;
  /** Waits for requests in progress, then closes everything. */
  close(): Promise<void>;
}

/** An api with its internals, for its own tests. */
export interface ApiInternals extends Api {
  /** Whether it can serve: the database answers, and it is not draining. */
  isReady(): Promise<boolean>;
  dependencies: Dependencies;
  routes: readonly Route[];
  housekeeping: HousekeepingDeps;
}

/**
 * Opens the api in stages. Each stage uses the one before, so no job can start before the routes exist.
 * @param logTarget receives the log instead of standard output
 * @param openClock opens the clock of the housekeeping; replaced in tests
 */
export async function openApiInternals(
  configuredSettings: ApiSettings,
  logTarget?: LogTarget,
  openClock: typeof openTrustedClock = openTrustedClock,
): Promise<ApiInternals> {
  const closers: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  try {
    const infrastructure = await openInfrastructure(configuredSettings, {
      logTarget,
      onClose: (close) => closers.push(close),
    });
    const services = await createServices(infrastructure);
    const app = await createRunningApp(createRoutes(services));
    const housekeeping = await startJobs(app, openClock);
    const { dependencies, routes, demoAccounts, budget, handle, read, isOperator, ready, drain } = app;
    const { db, settings } = dependencies;

    return {
      ...{ dependencies, routes, housekeeping, demoAccounts, budget, handle, read, isOperator, isReady: ready, drain },
      async health() {
        const [known, isThere] = await Promise.all([readApiStatus(db), isScannerReachable(settings)]);
        return { ...known, ...(isThere !== null && { scanner: isThere ? 'working' : 'unavailable' }) };
      },
      notifyOperator: (notice, others) => notifyOperator(dependencies, notice, others),
      startDemoReporter() {
        if (settings.demoDays === 0 || isPublicSite(configuredSettings) || demoAccounts.length === 0) return;
        closers.push(startDemoReporter(dependencies));
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
    throw new StartupError(`The database cannot be used (${getErrorMessage(error)}). Please check that it is running.`);
  }
}

/**
 * Opens the api: connects, runs migrations, creates the demo accounts (in a new database, unless the site may be
 * public) and starts the mail worker.
 * @throws StartupError when the settings or the database are invalid
 */
export async function openApi(settings: ApiSettings): Promise<Api> {
  return openApiInternals(settings);
}
