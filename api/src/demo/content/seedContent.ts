import type { PublishedInfo } from '@skal/contracts/content/businessInfo';
import { type EntityManager, MoreThan } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Actor, recordAuditEvent } from '../../modules/audit/recordAudit.ts';
import { BusinessInfoEntity } from '../../modules/businessInfo/BusinessInfo.entity.ts';
import { composeDocument } from '../../modules/contentVersion/contentParts.ts';
import { type LockedContent, lockContent } from '../../modules/contentVersion/lockContent.ts';
import { hashDocument, storeVersion } from '../../modules/contentVersion/storeVersion.ts';
import { type GuestEvent, GuestEventEntity } from '../../modules/event/GuestEvent.entity.ts';
import { MenuCategoryEntity } from '../../modules/menu/MenuCategory.entity.ts';
import { MenuItemEntity } from '../../modules/menu/MenuItem.entity.ts';
import { addDays, toLocalDay, toTimestamp } from '../../time/calendar.ts';
import type { DemoBusiness } from '../demoBusiness.ts';
import { DEMO_SOURCE } from '../simulation/constants.ts';
import { menu } from '../simulation/menu.ts';
import { EVENT_START, findTicketedEvent } from '../simulation/ticketedEvents.ts';
import { closedOn, TICKET_CAPACITY, TICKET_PRICE, weekSchedule } from '../simulation/venue.ts';

type Deps = Pick<Dependencies, 'db' | 'settings'>;

/** Duration of an event in minutes. */
const EVENT_MINUTES = 150;
/** Days ahead in which there are three or four events. */
const AHEAD_DAYS = 56;
/** Events that are published; one more is a draft. */
const PUBLISHED_AHEAD = 2;
const LAST_DAYS = 14;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;

const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Contact data and opening hours; the hours are those of the simulation. */
function buildInfo(name: string, today: string): PublishedInfo {
  const week = weekSchedule.map(({ hours }) => [{ from: toTime(hours.opens), to: toTime(hours.closes) }]);
  const closed = Array.from({ length: 365 }, (_, days) => addDays(today, days)).filter((day) =>
    closedOn.includes(day.slice(5)),
  );
  return {
    ...{ name, phone: '+45 12 34 56 78', email: 'hello@skal.example', website: 'https://venue.skal.example' },
    address: 'Eksempelgade 12\n1000 København K',
    description: `${DEMO_SOURCE}: a wine bar with a small kitchen that does not exist. Its app is simulated.`,
    // Monday first.
    week: [...week.slice(1), ...week.slice(0, 1)],
    exceptions: closed.map((date) => ({ date, note: 'Closed for the holidays', intervals: [] })),
    ...{ closedUntil: null, closedNote: '' },
  };
}

async function addMenu(manager: EntityManager, businessId: string): Promise<void> {
  const categories = await manager.findBy(MenuCategoryEntity, { businessId });
  const [first] = categories;
  const categoryOf = (name: string) => (categories.find((category) => category.name === name) ?? first)?.id ?? '';
  await insertRows(
    manager,
    MenuItemEntity,
    menu.map(({ name, description, price, category, allergens, hours }, position) => ({
      ...{ id: newId(), businessId, categoryId: categoryOf(category), name, description, price, position },
      photoId: null,
      ...{ allergens: allergens.join(','), availableFrom: hours?.from ?? null, availableTo: hours?.to ?? null },
      ...{ status: 'published', soldOut: 0, version: 1, requestKey: null, requestHash: null },
    })),
  );
}

/** Builds the events that the simulation sells tickets for, on the days from the first to the last one. */
function buildEvents({ businessId, launch }: DemoBusiness, [from, until]: readonly [string, string], timeZone: string) {
  const events: GuestEvent[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const found = findTicketedEvent(day, Math.round((Date.parse(day) - Date.parse(launch)) / DAY_MS));
    if (!found) continue;
    events.push({
      ...{ id: newId(), businessId, ...found, price: TICKET_PRICE, capacity: TICKET_CAPACITY, photoId: null },
      startsAt: toTimestamp(day, EVENT_START, timeZone),
      endsAt: toTimestamp(day, EVENT_START + EVENT_MINUTES, timeZone),
      ...{ status: 'published', note: '', version: 1, createdAt: Date.now(), requestKey: null, requestHash: null },
    });
  }
  return events;
}

/** Adds the events of the next weeks unless there are events ahead: two published ones and a draft. */
async function addEventsAhead(manager: EntityManager, business: DemoBusiness, timeZone: string): Promise<boolean> {
  const now = Date.now();
  if (await manager.existsBy(GuestEventEntity, { businessId: business.businessId, startsAt: MoreThan(now) }))
    return false;
  const today = toLocalDay(now, timeZone);
  const ahead = buildEvents(business, [addDays(today, 1), addDays(today, AHEAD_DAYS)], timeZone);
  const events = ahead
    .slice(0, PUBLISHED_AHEAD + 1)
    .map((event, index) => (index < PUBLISHED_AHEAD ? event : { ...event, status: 'draft' as const }));
  if (events.length > 0) await insertRows(manager, GuestEventEntity, events);
  return events.length > 0;
}

/** Publishes the draft as the next version, labelled as demo data. */
async function publish(manager: EntityManager, { client, state }: LockedContent, actor: Actor): Promise<void> {
  const number = state.number + 1;
  const text = JSON.stringify(await composeDocument(manager, client.id));
  const version = { businessId: client.id, number, kind: 'publish' as const, note: DEMO_SOURCE };
  await storeVersion(manager, { ...version, publishedBy: DEMO_SOURCE }, text);
  await recordAuditEvent(manager, actor, { action: 'content.published', client, after: { version: number } });
}

/** Adds menu, info and the last event to content that was never edited or published. */
async function addFirstContent(manager: EntityManager, business: DemoBusiness, name: string, timeZone: string) {
  const { businessId } = business;
  const today = toLocalDay(Date.now(), timeZone);
  await addMenu(manager, businessId);
  await insertRows(manager, BusinessInfoEntity, [{ ...buildInfo(name, today), businessId, version: 1 }]);
  const past = buildEvents(business, [addDays(today, 1 - LAST_DAYS), today], timeZone).slice(-1);
  if (past.length > 0) await insertRows(manager, GuestEventEntity, past);
}

/** Adds the first content of a business that has none, not published yet. @returns whether it did */
export function seedContent({ db, settings: { timeZone } }: Deps, business: DemoBusiness): Promise<boolean> {
  const { businessId } = business;
  return db.tx(async (manager) => {
    const { client, state } = await lockContent(manager, businessId);
    const entities = [MenuItemEntity, GuestEventEntity, BusinessInfoEntity];
    const known = entities.map((entity) => manager.existsBy(entity, { businessId }));
    if (state.number > 0 || (await Promise.all(known)).includes(true)) return false;
    await addFirstContent(manager, business, client.name, timeZone);
    await addEventsAhead(manager, business, timeZone);
    return true;
  });
}

/** Publishes the first content. */
export function publishFirstContent({ db }: Deps, { businessId, owner }: DemoBusiness): Promise<void> {
  return db.tx(async (manager) => publish(manager, await lockContent(manager, businessId), owner));
}

/** Adds events when all are over, and publishes them unless the draft has other changes. */
export function seedEvents({ db, settings: { timeZone } }: Deps, business: DemoBusiness): Promise<void> {
  const { businessId, owner } = business;
  return db.tx(async (manager) => {
    const content = await lockContent(manager, businessId);
    const draft = JSON.stringify(await composeDocument(manager, businessId));
    const isClean = hashDocument(draft) === content.state.hash;
    if ((await addEventsAhead(manager, business, timeZone)) && isClean) await publish(manager, content, owner);
  });
}
