import { setTimeout as wait } from 'node:timers/promises';
import { In } from 'typeorm';
import type { Dependencies } from '../dependencies.ts';
import { AppActionEntity } from '../modules/appAction/AppAction.entity.ts';
import { EventIngestor } from '../modules/appEvent/EventIngestor.ts';
import { MAX_EVENT_AGE_DAYS } from '../modules/appEvent/validateEvent.ts';
import { readReportedDays } from '../modules/appMetric/query/reportedDays.query.ts';
import { getErrorLogFields } from '../server/observability/log.ts';
import { addDays, toLocalDay, toTimestamp } from '../time/calendar.ts';
import { listReceipts, syncPhones } from './content/demoPhones.ts';
import { publishFirstContent, seedContent, seedEvents } from './content/seedContent.ts';
import { seedGallery } from './content/seedGallery.ts';
import { addSentPushes, findCancelled, schedulePushes } from './content/seedPushes.ts';
import { seedStaff } from './content/seedStaff.ts';
import { type DemoBusiness, findDemoBusiness } from './demoBusiness.ts';
import { DEMO_SEED, DEMO_SOURCE } from './simulation/constants.ts';
import type { SimulatedEvent } from './simulation/DayRecorder.ts';
import { followDeclines } from './simulation/followDeclines.ts';
import { simulateDays } from './simulation/simulation.ts';

type Deps = Pick<Dependencies, 'db' | 'settings' | 'log' | 'passwordHasher' | 'images' | 'uploads'>;

/** Pause between two past days, for other writers and requests. */
const PAUSE_MS = 20;
/** Interval of today's reports. */
const INTERVAL_MS = 60_000;
const FOREVER = '9999-12-31';

/** Adds what the live demo account has besides its figures: content, staff and scheduled notifications. */
async function seed(deps: Deps, business: DemoBusiness, today: string): Promise<void> {
  if (await seedContent(deps, business)) {
    await seedStaff(deps, business);
    await seedGallery(deps, business).catch((error) =>
      deps.log.warn(getErrorLogFields(error), 'the demo gallery has no or not all pictures'),
    );
    await publishFirstContent(deps, business);
  }
  await seedEvents(deps, business);
  await schedulePushes(deps, business, today);
}

/**
 * Reports simulated events from the launch on until stopped. Days too old for the app API are stored with the
 * time of their own evening, one transaction per day. Days with reports are skipped: their events may have been deleted
 * (ADR-0032). First adds content, staff and notifications.
 */
async function reportContinuously(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, settings } = deps;
  const { timeZone, demoDays } = settings;
  const business = await findDemoBusiness(deps);
  if (!business) return;
  const today = toLocalDay(Date.now(), timeZone);
  await seed(deps, business, today);
  const [first, onTime] = [addDays(today, 1 - demoDays), addDays(today, -MAX_EVENT_AGE_DAYS)];
  const reported = new Set((await readReportedDays(db, business.businessId, { from: first, to: onTime })).days);
  const now = new EventIngestor(deps);
  const report = async (book: EventIngestor, events: readonly SimulatedEvent[]) => {
    if (events.length > 0) await book.ingest(business, events, DEMO_SOURCE);
  };
  for (const day of simulateDays({ seed: DEMO_SEED, launch: business.launch, timeZone }, FOREVER)) {
    await wait(PAUSE_MS, undefined, { signal });
    if (day.day < first || (day.day < onTime && reported.has(day.day))) continue;
    await addSentPushes(deps, business, day.pushes);
    if (day.day < onTime) {
      await report(new EventIngestor(deps, () => toTimestamp(addDays(day.day, 1), 0, timeZone)), day.events);
      continue;
    }
    if (day.day >= today) {
      await seed(deps, business, day.day);
      await syncPhones(deps, business, day.devices);
    }
    for (let sent = 0; sent < day.events.length; ) {
      const due = day.events.filter(({ at }) => Date.parse(at) <= Date.now()).slice(sent);
      const declined = await findDeclined(deps, business, due);
      await report(now, followDeclines(await withoutCancelled(deps, due), declined));
      if (day.day >= today) await report(now, await listReceipts(deps, business));
      sent += due.length;
      if (sent < day.events.length) await wait(INTERVAL_MS, undefined, { signal, ref: false });
    }
  }
}

/** Leaves out receipts of notifications that were cancelled in the portal. */
async function withoutCancelled(deps: Deps, events: readonly SimulatedEvent[]): Promise<SimulatedEvent[]> {
  const cancelled = await findCancelled(deps, [...new Set(events.flatMap(({ push }) => push ?? []))]);
  return events.filter(({ push }) => push === undefined || !cancelled.has(push));
}

/** Finds the orders and reservations of some events that were declined in the portal. */
async function findDeclined(
  { db }: Deps,
  { businessId }: DemoBusiness,
  events: readonly SimulatedEvent[],
): Promise<Set<string>> {
  const names = [...new Set(events.flatMap(({ order }) => order ?? []))];
  if (names.length === 0) return new Set();
  const where = { businessId, step: 'declined' as const, orderName: In(names) };
  const declined = await db.read((manager) => manager.findBy(AppActionEntity, where));
  return new Set(declined.map(({ orderName }) => orderName));
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
