import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import type { PasswordHasher } from '../../modules/account/PasswordHasher.ts';
import { isScannerReachable } from '../../modules/ticket/scan/scannerOutage.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { getRoutePath, type OnResponse } from '../http/context.ts';
import { countUnsent } from '../unsent.query.ts';

/** Histogram buckets in seconds: reads take about a millisecond, and timeouts end after some seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Number of open event streams of this process, and its maximum. */
export type PortalCounts = () => { readonly open: number; readonly most: number };

interface MetricsDeps {
  readonly db: Database;
  readonly passwordHasher: PasswordHasher;
  readonly portals: PortalCounts;
  readonly settings: Pick<ApiSettings, 'clamav'>;
}

function countOutbox(registers: Registry[], db: Database): void {
  // When the query fails, the metric is absent rather than zero.
  const observeUnsentMails = () => countUnsent(db).catch(() => undefined);
  const mails = new Gauge({
    name: 'skal_outbox_mails',
    help: 'Unsent mails: waiting for an attempt, or dead letters',
    labelNames: ['state'],
    registers,
    async collect() {
      const found = await observeUnsentMails();
      mails.reset();
      if (!found) return;
      mails.set({ state: 'waiting' }, Number(found.waiting));
      mails.set({ state: 'dead_letter' }, Number(found.dead));
    },
  });
  const lag = new Gauge({
    name: 'skal_outbox_late_seconds',
    help: 'Age of the oldest due mail in the outbox',
    registers,
    async collect() {
      const found = await observeUnsentMails();
      if (found) lag.set(found.first === null ? 0 : Math.max(0, (Date.now() - Number(found.first)) / 1000));
      else lag.remove();
    },
  });
}

function countQueues(registers: Registry[], db: Database, passwordHasher: PasswordHasher): void {
  const database = new Gauge({
    name: 'skal_database_work',
    help: 'Reads and transactions: busy on the database, or waiting for a connection or their turn',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, waiting } = db.load();
      database.set({ state: 'busy' }, busy);
      database.set({ state: 'waiting' }, waiting);
    },
  });
  const hashing = new Gauge({
    name: 'skal_passwords_waiting',
    help: 'Passwords waiting to be hashed; above SKAL_HASH_QUEUE they are rejected',
    registers,
    collect() {
      hashing.set(passwordHasher.waiting);
    },
  });
}

function countPortals(registers: Registry[], portals: PortalCounts): void {
  const open = new Gauge({
    name: 'skal_live_portals',
    help: 'Open event streams of portals (GET /api/live)',
    registers,
    collect() {
      open.set(portals().open);
    },
  });
  const limit = new Gauge({
    name: 'skal_live_portals_most',
    help: 'Maximum number of event streams; further portals poll every minute',
    registers,
    collect() {
      limit.set(portals().most);
    },
  });
}

function watchScanner(registers: Registry[], settings: Pick<ApiSettings, 'clamav'>): void {
  const unreachable = new Gauge({
    name: 'skal_scanner_unavailable',
    help: '1 while the virus scanner is unreachable and uploads are rejected, otherwise 0',
    registers,
    async collect() {
      unreachable.set((await isScannerReachable(settings)) === false ? 1 : 0);
    },
  });
}

function timeAnswers(registers: Registry[]): OnResponse {
  const answers = new Histogram({
    name: 'skal_api_answer_seconds',
    help: 'Duration of api responses by route, as in openapi.json',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  return (ctx, took) =>
    answers.observe({ method: ctx.method, route: getRoutePath(ctx), status: ctx.status }, took / 1000);
}

/** Registers the api's metrics: response metrics as they occur, the others on each scrape. */
export function registerMetrics(
  registry: Registry,
  { db, passwordHasher, portals, settings }: MetricsDeps,
): OnResponse {
  const registers = [registry];
  // First, before this scrape itself queries the database.
  countQueues(registers, db, passwordHasher);
  countOutbox(registers, db);
  countPortals(registers, portals);
  watchScanner(registers, settings);
  return timeAnswers(registers);
}
