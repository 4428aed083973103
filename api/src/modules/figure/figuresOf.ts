import type { EventType } from '@skal/contracts/appEvent';
import type { EventFields } from '@skal/contracts/eventField';

/** An event as far as figures are made of it. */
export interface CountedEvent {
  readonly businessId: string;
  readonly type: string;
  readonly source: string;
  readonly day: string;
  /** What the clock on the wall showed: minutes since midnight. */
  readonly minutes: number;
  readonly guest: string | null;
  readonly details: Omit<EventFields, 'guest'>;
}

/**
 * What is added up. Of `events` the part is the type, so it is the figure of everything that is merely counted; those of
 * guests are made in `guestDays.ts`, all others here.
 */
export type Metric =
  | 'events'
  | 'activeGuests'
  | 'monthlyGuests'
  | 'crashedSessions'
  | 'revenue'
  | 'refunds'
  | 'orderChannels'
  | 'orderHours'
  | 'orderItems'
  | 'preparedMinutes'
  | 'preparedOrders'
  | 'tableHours'
  | 'tablePlaces'
  | 'tickets'
  | 'ticketRevenue'
  | 'attended'
  | 'rewardItems'
  | 'viewedItems'
  | 'screens'
  | 'screenMs'
  | 'startMs'
  | 'openVersions'
  | 'openDevices'
  | 'openSources'
  | 'crashVersions'
  | 'crashDevices'
  | 'installSources'
  | 'registerSources';

/** Takes what is added to a figure of the event's day. */
export type Add = (metric: Metric, part: string, amount: number) => void;

type Rule = (event: CountedEvent, add: Add) => void;

/** The upper ends of how long starts took, in milliseconds: what people ask are the middle and the slowest twentieth. */
const START_MS = [100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000];

const startPart = (ms: number): string => String(START_MS.find((end) => ms <= end) ?? 'more').padStart(5, '0');

/** Counts one by what a field says; by nothing where it says nothing. */
const by = (add: Add, metric: Metric, part: string | undefined, amount = 1) => {
  if (part !== undefined) add(metric, part, amount);
};

const hourOf = ({ minutes }: CountedEvent): string => String(Math.floor(minutes / 60)).padStart(2, '0');

const money = (add: Add, metric: Metric, { amount, currency }: CountedEvent['details'], sign = 1) => {
  if (amount !== undefined) by(add, metric, currency, sign * amount);
};

const RULES: Partial<Record<EventType, Rule>> = {
  'app.installed': ({ details }, add) => by(add, 'installSources', details.source),
  'app.opened': ({ details: { ms, version, device, source } }, add) => {
    if (ms !== undefined) add('startMs', startPart(ms), 1);
    by(add, 'openVersions', version);
    by(add, 'openDevices', device);
    by(add, 'openSources', source);
  },
  'app.crashed': ({ details }, add) => {
    by(add, 'crashVersions', details.version);
    by(add, 'crashDevices', details.device);
  },
  'screen.shown': ({ details: { item, ms } }, add) => {
    by(add, 'screens', item);
    by(add, 'screenMs', item, ms ?? 0);
  },
  'guest.registered': ({ details }, add) => by(add, 'registerSources', details.source),
  'order.completed': (event, add) => {
    const { details } = event;
    money(add, 'revenue', details);
    by(add, 'orderChannels', details.channel);
    by(add, 'orderItems', details.item);
    add('orderHours', hourOf(event), 1);
    if (details.minutes === undefined) return;
    add('preparedMinutes', details.channel ?? '', details.minutes);
    add('preparedOrders', details.channel ?? '', 1);
  },
  'order.refunded': ({ details }, add) => {
    money(add, 'revenue', details, -1);
    money(add, 'refunds', details);
  },
  'table.reserved': (event, add) => {
    add('tableHours', hourOf(event), 1);
    add('tablePlaces', '', event.details.places ?? 0);
  },
  'event.ticketSold': ({ details }, add) => {
    by(add, 'tickets', details.item ?? '', details.places ?? 1);
    money(add, 'ticketRevenue', details);
  },
  'event.attended': ({ details }, add) => by(add, 'attended', details.item ?? '', details.places ?? 1),
  'loyalty.redeemed': ({ details }, add) => by(add, 'rewardItems', details.item),
  'content.viewed': ({ details }, add) => by(add, 'viewedItems', details.item),
};

const rules = new Map<string, Rule>(Object.entries(RULES));

/** Adds what one event comes to by itself, whoever else there is. */
export function figuresOf(event: CountedEvent, add: Add): void {
  add('events', event.type, 1);
  rules.get(event.type)?.(event, add);
}
