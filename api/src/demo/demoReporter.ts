import { setTimeout as wait } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { findAccount } from '../modules/account/findAccount.ts';
import { EventIngestor } from '../modules/appEvent/EventIngestor.ts';
import { MAX_EVENT_AGE_DAYS } from '../modules/appEvent/validateEvent.ts';
import { createAppClient } from '../modules/appKey/createAppClient.ts';
import { readReportedDays } from '../modules/appMetric/query/reportedDays.query.ts';
import { BusinessEntity } from '../modules/client/Business.entity.ts';
import { lockBusiness } from '../modules/client/lockBusiness.ts';
import { errorLogFields } from '../server/observability/log.ts';
import { addDays, dayOf, timestampAt } from '../time/calendar.ts';
import { demoAccounts } from './accounts.ts';
import { DEMO_SEED, DEMO_SOURCE } from './simulation/constants.ts';
import type { SimulatedEvent } from './simulation/DayRecorder.ts';
import { simulateDays } from './simulation/simulation.ts';

type Deps = Pick<Dependencies, 'db' | 'settings' | 'log'>;

/** Between two days that are filled in others have the database, and this process answers. */
const BREATH_MS = 20;
/** What happens today is reported so often. */
const EVERY_MS = 60_000;
const FOREVER = '9999-12-31';

interface Player {
  readonly businessId: string;
  readonly salt: string;
  /** The day of the launch. */
  readonly launch: string;
}

/** The demo account whose app is live, and may report from now on; null where nobody has that any more. */
async function findPlayer({ db, settings }: Deps): Promise<Player | null> {
  const demo = demoAccounts.find(({ business }) => business?.isLive);
  const businessId = (await findAccount(db, demo?.email ?? ''))?.businessId;
  if (!businessId) return null;
  return db.tx(async (manager) => {
    await lockBusiness(manager, businessId);
    const business = await manager.findOneByOrFail(BusinessEntity, { id: businessId });
    if (business.liveAt === null) return null;
    const salt = await createAppClient(manager, businessId);
    return { businessId, salt, launch: dayOf(Number(business.liveAt), settings.timeZone) };
  });
}

/**
 * Reports what the demo's app has to say, from the first day on until it is stopped. Days that the door would not take
 * any more are taken down by the clock of their own evening, each in one transaction, and only where nothing was reported
 * of them: their events may have been deleted since (ADR-0032).
 */
async function playOn(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, settings } = deps;
  const { timeZone, demoDays } = settings;
  const player = await findPlayer(deps);
  if (!player) return;
  const today = dayOf(Date.now(), timeZone);
  const [first, onTime] = [addDays(today, 1 - demoDays), addDays(today, -MAX_EVENT_AGE_DAYS)];
  const reported = new Set((await readReportedDays(db, player.businessId, { from: first, to: onTime })).days);
  const now = new EventIngestor(deps);
  const report = async (book: EventIngestor, events: readonly SimulatedEvent[]) => {
    if (events.length > 0) await book.ingest(player, events, DEMO_SOURCE);
  };
  for (const { day, events } of simulateDays({ seed: DEMO_SEED, launch: player.launch, timeZone }, FOREVER)) {
    await wait(BREATH_MS, undefined, { signal });
    if (day < first || (day < onTime && reported.has(day))) continue;
    if (day < onTime) {
      await report(new EventIngestor(deps, () => timestampAt(addDays(day, 1), 0, timeZone)), events);
      continue;
    }
    for (let sent = 0; sent < events.length; ) {
      const due = events.filter(({ at }) => Date.parse(at) <= Date.now()).slice(sent);
      await report(now, due);
      sent += due.length;
      if (sent < events.length) await wait(EVERY_MS, undefined, { signal, ref: false });
    }
  }
}

/** Begins to play in the background; the returned function ends it, after the batch that is under way. */
export function startDemoReporter(deps: Deps): () => Promise<void> {
  const stop = new AbortController();
  const playing = playOn(deps, stop.signal).catch((error) => {
    if (!stop.signal.aborted)
      deps.log.warn(errorLogFields(error), 'the demo does not report any more until the next start');
  });
  return async () => {
    stop.abort();
    await playing;
  };
}
