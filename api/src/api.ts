import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteBudget } from '@skal/contracts/byteBudget';
import { messageOf } from './anyError.ts';
import { isUnavailable } from './db/faults.ts';
import { openDatabase } from './db/openDatabase.ts';
import { lockDataDir } from './db/sqlite.lock.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { isPublic, openDemo, prepareDemo } from './demo/demo.ts';
import { startPlaying } from './demo/playDemo.ts';
import type { Dependencies } from './dependencies.ts';
import { noteClock, startHousekeeping } from './housekeeping.ts';
import { hasOperator } from './modules/account/findAccount.ts';
import { Passwords } from './modules/account/passwords.ts';
import { healthEndpoints, isReachable } from './modules/health/health.ts';
import { type ApiStanding, standingOf } from './modules/health/standing.ts';
import { LiveListeners } from './modules/live/LiveListeners.ts';
import { liveDoor } from './modules/live/liveDoor.ts';
import { findModules } from './modules/modules.ts';
import type { News } from './modules/outbox/news.mails.ts';
import { Outbox } from './modules/outbox/outbox.ts';
import { tellOperator } from './modules/outbox/tellOperator.ts';
import { openTransport, told } from './modules/outbox/transport.ts';
import { MailWorker } from './modules/outbox/worker.ts';
import { openSessions } from './modules/session/openSessions.ts';
import { openUploads } from './modules/ticket/openUploads.ts';
import { Pictures } from './modules/ticket/pictures.ts';
import { isScannerThere } from './modules/ticket/scannerOutage.ts';
import { openAnswered } from './server/answered.ts';
import { createApp, mount, openPeerReader } from './server/app.ts';
import { openLimits } from './server/limits.ts';
import { type LogTarget, openLog } from './server/log.ts';
import type { Route } from './server/route.ts';
import { resolveSessionKeys } from './sessionKeys.ts';
import type { ApiSettings } from './settings.ts';
import { StartRefused } from './startRefused.ts';
import { openTrustedClock } from './trustedClock.ts';

/** The api inside a server of somebody else's. */
export interface Api {
  /** Answers a request under /api, always with JSON, and under /healthz for the whole process. */
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Whether an operator is signed in in the browser that sent a request; the answer may renew their session. */
  isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** Writes a mail to the operator, if there is an address for that, and to others whose business it is. */
  tellOperator(news: News, others?: readonly string[]): Promise<void>;
  /** How database and mails are doing, for anybody who asks. */
  standing(): Promise<ApiStanding>;
  /** What all requests of this process may hold in memory, those that others answer included. */
  readonly budget: ByteBudget;
  /** The demo accounts that somebody can sign in with here. */
  readonly demoAccounts: readonly DemoAccount[];
  /**
   * From now on the app of the live demo account reports, in the background; on a site that may be public, and where the
   * settings have no days of it, it does not.
   */
  playDemo(): void;
  /** Before stopping: not ready any more, and every answer asks its connection to close. */
  drain(): void;
  /** Waits for the requests under way, then lets go of everything. */
  close(): Promise<void>;
}

/** An api with its insides, for its own tests. */
export interface ApiInternals extends Api {
  /** Whether it can serve: the database answers, and nobody has asked it to drain. */
  ready(): Promise<boolean>;
  dependencies: Dependencies;
  routes: readonly Route[];
}

const CLOSE_MS = 10_000;

/**
 * Opens the api.
 * @param logTarget takes the log instead of standard output
 * @param openClock opens the clock of the housekeeping: tests have rows of another time, and days of less than a second
 */
export async function openApiInternals(
  given: ApiSettings,
  logTarget?: LogTarget,
  openClock: typeof openTrustedClock = openTrustedClock,
): Promise<ApiInternals> {
  const settings = { ...given, sessionKeys: resolveSessionKeys(given) };
  const log = openLog(settings.logLevel, logTarget, settings.telemetry);
  const closers: (() => Promise<void> | void)[] = [() => log.flush()];
  const closeAll = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  try {
    if (settings.databaseUrl === null) closers.push(await lockDataDir(settings.dataDir));
    const modules = await findModules();
    const db = await openDatabase({ settings, log, ...modules });
    closers.push(() => db.close());
    const limits = await openLimits(settings, db);
    closers.push(() => limits.close());
    const passwordHasher = new Passwords(settings.hashing);
    await passwordHasher.warm();
    const demoAccounts = await prepareDemo({ db, passwordHasher, settings, log }, given);
    const isOperated = await hasOperator(db);
    db.serve();
    if (!isOperated) log.warn({}, 'nobody can sign in as the operator yet; see skal operator');

    const transport = told(await openTransport(settings), settings.telemetry);
    const outbox = new Outbox(db, settings.mail);
    const files = modules.mailFiles(db);
    const worker = new MailWorker({ outbox, transport, files, settings: settings.mail, log });
    closers.push(() => worker.stop());
    const { canSignIn } = openDemo(given);

    let draining = false;
    const drain = () => {
      draining = true;
      listeners.drain();
    };
    let underWay = 0;
    const ready = async () => !draining && (await isReachable(db));
    // Asked once somebody reads the figures, when all of this stands.
    const portals = () => ({ open: listeners.size, most: settings.live.perProcess });
    const onResponse = await openAnswered({ settings, log, db, passwordHasher, portals });
    const budget = new ByteBudget(settings.bufferedBytes);
    const appOptions = { settings, db, log, limits, budget, isDraining: () => draining, onResponse };
    const app = createApp(appOptions);
    const readPeer = openPeerReader(appOptions);
    app.use(healthEndpoints({ isReady: ready, isDraining: () => draining }));
    const uploads = openUploads(settings);
    closers.push(() => uploads.close());
    const images = new Pictures(settings.pictures);
    closers.push(() => images.close());
    const sessions = openSessions(app, { db, settings, canSignIn });
    const wakeMailWorker = () => worker.wake();
    const foundations = {
      settings,
      db,
      log,
      limits,
      passwordHasher,
      uploads,
      images,
      canSignIn,
      sessions,
      wakeMailWorker,
    };
    const deps: Dependencies = {
      ...foundations,
      routes: () => routes,
      retentionRules: (now) => modules.retention(settings, now),
      jobs: (now) => modules.jobs(deps, now),
    };
    const clock = openClock(db, settings);
    await noteClock(deps, clock);
    closers.push(startHousekeeping(deps, clock));
    const routes: readonly Route[] = modules.routes(deps);
    const listeners = new LiveListeners(foundations);
    closers.push(() => listeners.close());
    app.use(liveDoor(foundations, listeners));
    mount(app, appOptions, routes, sessions);
    const answer = app.callback();

    return {
      dependencies: deps,
      routes,
      ready,
      budget,
      demoAccounts,
      handle(req, res) {
        underWay += 1;
        void answer(req, res).finally(() => {
          underWay -= 1;
        });
      },
      async standing() {
        const [known, isThere] = await Promise.all([standingOf(db), isScannerThere(settings)]);
        return { ...known, ...(isThere !== null && { scanner: isThere ? 'working' : 'away' }) };
      },
      tellOperator: (news, others) => tellOperator(deps, news, others),
      async isOperator(req, res) {
        const peer = readPeer(req);
        const body = { buffered: budget.open(peer.ip), bodyMs: settings.bodyMs };
        const state = { requestId: randomUUID(), peer, ...body };
        const account = await sessions.load(Object.assign(app.createContext(req, res), { params: {}, state }));
        return account?.accountType === 'admin';
      },
      playDemo() {
        if (settings.demoDays === 0 || isPublic(given) || demoAccounts.length === 0) return;
        closers.push(startPlaying({ db, settings, log }));
      },
      drain,
      async close() {
        drain();
        const until = Date.now() + CLOSE_MS;
        while (underWay > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    if (!isUnavailable(error)) throw error;
    throw new StartRefused(`The database cannot be used (${messageOf(error)}). Please see whether it is well.`);
  }
}

/**
 * Opens the api: connects, brings the tables up to date, adds the demo accounts (to a new database that is not a
 * public site's) and starts the worker that sends mails.
 * @throws StartRefused with a sentence when it cannot start as it was set up
 */
export async function openApi(settings: ApiSettings): Promise<Api> {
  return openApiInternals(settings);
}
