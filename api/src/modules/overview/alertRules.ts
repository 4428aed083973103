import type { MetricName, MetricPointReply } from '@skal/contracts/analytics/appMetric';
import type { AlertReply } from '@skal/contracts/analytics/overview';
import type { Locale } from '@skal/contracts/site/locale';
import { sentence, type Text, textFor } from '../../language/text.ts';
import { addDays, toIsoTime, toTimestamp } from '../../time/calendar.ts';
import { formatSourceLabels } from '../appMetric/period/sourceLabels.ts';
import type { LowStock } from '../connector/shopify/products.query.ts';

/** Number of days that the rules use, ending today: a week, and the days that today and yesterday are compared with. */
export const ALERT_WINDOW_DAYS = 9;

/** Time without reports after which an app counts as silent. */
export const SILENT_MS = 24 * 60 * 60_000;

/** Maximum share of crashed sessions, in per cent. */
const CRASHES = 1;

/** With fewer orders on the day a week before, a drop by half may be chance. */
const ORDERS = 4;

/** Current input of the rules; nothing of it is stored. */
export interface AlertInput {
  readonly now: number;
  readonly today: string;
  readonly timeZone: string;
  /** Orders and crash-free rate of today and the eight days before. */
  readonly metrics: readonly MetricPointReply[];
  /** Time of the last batch; null before the first. */
  readonly lastAt: number | null;
  /** Label of the metric sources; read only if the app is silent. */
  readonly reporters: string;
  /** Products low on stock in the connected shop; null if there are none, or no shop. */
  readonly lowStock: LowStock | null;
  /** Open tickets without a response whose due time has passed. */
  readonly lateTickets: readonly { readonly id: string; readonly title: string; readonly dueAt: number }[];
}

type Alert = Omit<AlertReply, 'title'> & { readonly title: Text };

type AlertRule = (input: AlertInput) => Alert[];

const findMetric = ({ metrics }: AlertInput, metric: MetricName, date: string) =>
  metrics.find((one) => one.metric === metric && one.date === date);

const getDayStart = ({ timeZone }: AlertInput, day: string): string => toIsoTime(toTimestamp(day, 0, timeZone));

/** Whether the app has reported before, but not for a day. */
export const isSilent = ({ now, lastAt }: Pick<AlertInput, 'now' | 'lastAt'>): boolean =>
  lastAt !== null && now - lastAt >= SILENT_MS;

const noReport: AlertRule = (input) =>
  isSilent(input)
    ? [
        {
          ...{ id: 'no-report', title: /*i18n*/ 'Your app has not sent any data for a day', section: 'integrations' },
          ...{ source: input.reporters, at: toIsoTime(input.lastAt ?? input.now) },
        },
      ]
    : [];

/** Share of crashed sessions in per cent, with two decimals; 0 if the app was not opened. */
const crashShare = (free: number | null): number => (free === null ? 0 : (10_000 - Math.round(free * 100)) / 100);

/**
 * Finds the consecutive days with too many crashed sessions, ending today or yesterday; null if there are none.
 * @param freeOn crash-free rate of a day, from 0 to 100; null (the app was not opened) ends the series
 */
export function findCrashDays(today: string, freeOn: (day: string) => number | null) {
  const getShare = (day: string) => crashShare(freeOn(day));
  const last = [today, addDays(today, -1)].find((day) => getShare(day) > CRASHES);
  if (last === undefined) return null;
  let first = last;
  while (getShare(addDays(first, -1)) > CRASHES) first = addDays(first, -1);
  const title = sentence(
    last === today ? /*i18n*/ '{share}% of sessions crashed today' : /*i18n*/ '{share}% of sessions crashed yesterday',
    { share: getShare(last) },
  );
  return { first, last, title };
}

const checkCrashes: AlertRule = (input) => {
  const found = findCrashDays(input.today, (day) => findMetric(input, 'crashFreeSessions', day)?.value ?? null);
  if (!found) return [];
  const { first, last, title } = found;
  const source = findMetric(input, 'crashFreeSessions', last)?.source ?? null;
  return [{ id: 'crash-rate', title, source, at: getDayStart(input, first), section: 'performance' }];
};

/** Evaluates the last whole day, because today is incomplete. */
const fewOrders: AlertRule = (input) => {
  const yesterday = addDays(input.today, -1);
  const now = findMetric(input, 'orders', yesterday);
  const before = findMetric(input, 'orders', addDays(yesterday, -7))?.value ?? 0;
  if (now?.value == null || before < ORDERS || now.value * 2 > before) return [];
  const title = sentence(/*i18n*/ 'Orders are down by half or more: {now} yesterday, {before} a week earlier', {
    now: now.value,
    before,
  });
  return [{ id: 'orders-down', title, source: now.source, at: getDayStart(input, yesterday), section: 'commerce' }];
};

const checkLowStock: AlertRule = ({ lowStock: low }) => {
  if (!low) return [];
  const { count, title, stock } = low;
  const message =
    count === 1
      ? sentence(/*i18n*/ 'Low in stock: {title}, {stock} left', { title, stock })
      : sentence(/*i18n*/ '{count} products are low in stock', { count });
  return [
    {
      id: 'low-stock',
      title: message,
      source: formatSourceLabels(['shopify']),
      at: toIsoTime(low.readAt),
      section: 'products',
    },
  ];
};

const lateAnswers: AlertRule = ({ lateTickets }) =>
  lateTickets.map(({ id, title, dueAt }) => ({
    ...{
      id: `late-ticket ${id}`,
      title: sentence(/*i18n*/ 'Our answer is overdue: {title}', { title }),
      source: 'Support',
    },
    ...{ at: toIsoTime(dueAt), section: 'support' },
  }));

const RULES: readonly AlertRule[] = [noReport, checkCrashes, fewOrders, checkLowStock, lateAnswers];

/** Evaluates the rules, newest alert first. An alert exists as long as its condition is true. */
export const evaluateAlerts = (input: AlertInput, locale: Locale): AlertReply[] =>
  RULES.flatMap((rule) => rule(input))
    .sort((one, other) => other.at.localeCompare(one.at))
    .map((alert) => ({ ...alert, title: textFor(locale, alert.title) }));
