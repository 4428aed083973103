import { setTimeout as wait } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { findAccount } from '../modules/account/findAccount.ts';
import { EventIngestor } from '../modules/appEvent/EventIngestor.ts';
import { MAX_EVENT_AGE_DAYS } from '../modules/appEvent/validateEvent.ts';
import { createAppClient } from '../modules/appKey/createAppClient.ts';
import { readReportedDays } from '../modules/appMetric/query/reportedDays.query.ts';
import { BusinessEntity } from '../modules/client/Business.entity.ts';
import { lockBusiness } from '../modules/client/lockBusiness.ts';
import { getErrorLogFields } from '../server/observability/log.ts';
import { addDays, toLocalDay, toTimestamp } from '../time/calendar.ts';
import { demoAccounts } from './accounts.ts';
import { DEMO_SEED, DEMO_SOURCE } from './simulation/constants.ts';
import type { SimulatedEvent } from './simulation/DayRecorder.ts';
import { simulateDays } from './simulation/simulation.ts';

type Deps = Pick<Dependencies, 'db' | 'settings' | 'log'>;

/** Pause between two past days, for other writers and requests. */
const PAUSE_MS = 20;
/** Interval of today's reports. */
const INTERVAL_MS = 60_000;
const FOREVER = '9999-12-31';

interface ReportingAccount {
  readonly businessId: string;
  readonly salt: string;
  /** Day of the launch. */
  readonly launch: string;
}

/** Returns the live demo account if it may report; null if it no longer exists. */
async function findReportingAccount({ db, settings }: Deps): Promise<ReportingAccount | null> {
  const demo = demoAccounts.find(({ business }) => business?.isLive);
  const businessId = (await findAccount(db, demo?.email ?? ''))?.businessId;
  if (!businessId) return null;
  return db.tx(async (manager) => {
    await lockBusiness(manager, businessId);
    const business = await manager.findOneByOrFail(BusinessEntity, { id: businessId });
    if (business.liveAt === null) return null;
    const salt = await createAppClient(manager, businessId);
    return { businessId, salt, launch: toLocalDay(Number(business.liveAt), settings.timeZone) };
  });
}

/**
 * Reports simulated events from the launch on until stopped. Days too old for the app API are stored with the
 * time of their own evening, one transaction per day. Days with reports are skipped: their events may have been deleted
 * (ADR-0032).
 */
async function reportContinuously(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, settings } = deps;
  const { timeZone, demoDays } = settings;
  const account = await findReportingAccount(deps);
  if (!account) return;
  const today = toLocalDay(Date.now(), timeZone);
  const [first, onTime] = [addDays(today, 1 - demoDays), addDays(today, -MAX_EVENT_AGE_DAYS)];
  const reported = new Set((await readReportedDays(db, account.businessId, { from: first, to: onTime })).days);
  const now = new EventIngestor(deps);
  const report = async (book: EventIngestor, events: readonly SimulatedEvent[]) => {
    if (events.length > 0) await book.ingest(account, events, DEMO_SOURCE);
  };
  for (const { day, events } of simulateDays({ seed: DEMO_SEED, launch: account.launch, timeZone }, FOREVER)) {
    await wait(PAUSE_MS, undefined, { signal });
    if (day < first || (day < onTime && reported.has(day))) continue;
    if (day < onTime) {
      await report(new EventIngestor(deps, () => toTimestamp(addDays(day, 1), 0, timeZone)), events);
      continue;
    }
    for (let sent = 0; sent < events.length; ) {
      const due = events.filter(({ at }) => Date.parse(at) <= Date.now()).slice(sent);
      await report(now, due);
      sent += due.length;
      if (sent < events.length) await wait(INTERVAL_MS, undefined, { signal, ref: false });
    }
  }
}

/** Starts reporting in the background; the returned function stops it after the current batch. */
export function startDemoReporter(deps: Deps): () => Promise<void> {
  const stop = new AbortController();
  const reporting = reportContinuously(deps, stop.signal).catch((error) => {
    if (!stop.signal.aborted) deps.log.warn(getErrorLogFields(error), 'the demo reporter stopped until the next start');
  });
  return async () => {
    stop.abort();
    await reporting;
  };
}
