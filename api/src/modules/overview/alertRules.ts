import type { MetricName, MetricPointReply } from '@skal/contracts/analytics/appMetric';
import type { AlertReply } from '@skal/contracts/analytics/overview';
import { addDays, isoTime, timestampAt } from '../../time/calendar.ts';
import { sourceLabels } from '../appMetric/period/sourceLabels.ts';
import type { LowStock } from '../connector/shopify/products.query.ts';

/** The rules look at so many days, the last of them today: a week, and the days that today and yesterday are held against. */
export const ALERT_WINDOW_DAYS = 9;

/** Whatever has not reported for so long is silent. */
export const SILENT_MS = 24 * 60 * 60_000;

/** More sessions than this that ended in a crash, in per cent, are too many. */
const CRASHES = 1;

/** Below so many orders on the day a week before, half of them is chance. */
const ORDERS = 4;

/** What the rules look at: what is so now. Nothing of it is stored. */
export interface AlertInput {
  readonly now: number;
  readonly today: string;
  readonly timeZone: string;
  /** Of today and the eight days before: orders, and the share of sessions without a crash. */
  readonly figures: readonly MetricPointReply[];
  /** When the last batch came; null before the first. */
  readonly lastAt: number | null;
  /** What reports, for a person; read only where it does not any more. */
  readonly reporters: string;
  /** What the connected shop is running out of; null where there is enough, or no shop. */
  readonly lowStock: LowStock | null;
  /** Tickets that are open, that nobody has answered, and whose time for it is over. */
  readonly lateTickets: readonly { readonly id: string; readonly title: string; readonly dueAt: number }[];
}

type AlertRule = (watched: AlertInput) => AlertReply[];

const figureOn = ({ figures }: AlertInput, metric: MetricName, date: string) =>
  figures.find((figure) => figure.metric === metric && figure.date === date);

const dayBegan = ({ timeZone }: AlertInput, day: string): string => isoTime(timestampAt(day, 0, timeZone));

/** Whether nothing has come in for a day, though something once did. */
export const isSilent = ({ now, lastAt }: Pick<AlertInput, 'now' | 'lastAt'>): boolean =>
  lastAt !== null && now - lastAt >= SILENT_MS;

const silence: AlertRule = (watched) =>
  isSilent(watched)
    ? [
        {
          ...{ id: 'no-report', title: 'Your app has not reported for a day', section: 'integrations' },
          ...{ source: watched.reporters, at: isoTime(watched.lastAt ?? watched.now) },
        },
      ]
    : [];

/** The share of sessions that ended in a crash, in per cent and to the hundredth; 0 where nobody opened the app. */
const crashShare = (free: number | null): number => (free === null ? 0 : (10_000 - Math.round(free * 100)) / 100);

/**
 * Days in a row of which too many sessions ended in a crash, the last of them today or yesterday; null where there are none.
 * @param freeOn the share of a day's sessions without a crash, from 0 to 100; null where nobody opened the app, or of days
 * that were not read, at which the row ends
 */
export function readCrashes(today: string, freeOn: (day: string) => number | null) {
  const shareOn = (day: string) => crashShare(freeOn(day));
  const last = [today, addDays(today, -1)].find((day) => shareOn(day) > CRASHES);
  if (last === undefined) return null;
  let first = last;
  while (shareOn(addDays(first, -1)) > CRASHES) first = addDays(first, -1);
  const title = `${shareOn(last)} % of sessions ${last === today ? 'today' : 'yesterday'} ended in a crash`;
  return { first, last, title };
}

const crashes: AlertRule = (watched) => {
  const found = readCrashes(watched.today, (day) => figureOn(watched, 'crashFreeSessions', day)?.value ?? null);
  if (!found) return [];
  const { first, last, title } = found;
  const source = figureOn(watched, 'crashFreeSessions', last)?.source ?? null;
  return [{ id: 'crash-rate', title, source, at: dayBegan(watched, first), section: 'performance' }];
};

/** Of the last whole day: what has come of today says nothing of what is still to come. */
const fewOrders: AlertRule = (watched) => {
  const yesterday = addDays(watched.today, -1);
  const now = figureOn(watched, 'orders', yesterday);
  const before = figureOn(watched, 'orders', addDays(yesterday, -7))?.value ?? 0;
  if (now?.value == null || before < ORDERS || now.value * 2 > before) return [];
  const title = `Orders are down by half: ${now.value} yesterday, ${before} a week before`;
  return [{ id: 'orders-down', title, source: now.source, at: dayBegan(watched, yesterday), section: 'commerce' }];
};

const lowStock: AlertRule = ({ lowStock: low }) => {
  if (!low) return [];
  const { count, title, stock } = low;
  const said = count === 1 ? `Low in stock: ${title}, ${stock} left` : `${count} products are low in stock`;
  return [
    { id: 'low-stock', title: said, source: sourceLabels(['shopify']), at: isoTime(low.readAt), section: 'products' },
  ];
};

const lateAnswers: AlertRule = ({ lateTickets }) =>
  lateTickets.map(({ id, title, dueAt }) => ({
    ...{ id: `late-ticket ${id}`, title: `We have not answered in time: ${title}`, source: 'Support' },
    ...{ at: isoTime(dueAt), section: 'support' },
  }));

const RULES: readonly AlertRule[] = [silence, crashes, fewOrders, lowStock, lateAnswers];

/** What a client should know of now, the newest first. An alert is there as long as what it says is so. */
export const evaluateAlerts = (watched: AlertInput): AlertReply[] =>
  RULES.flatMap((rule) => rule(watched)).sort((one, other) => other.at.localeCompare(one.at));
