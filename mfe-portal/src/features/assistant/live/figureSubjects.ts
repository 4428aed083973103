import { featureNames } from '@skal/contracts/featureNames';
import type { Feature } from '../../../account/business.ts';
import { formatDay } from '../../../content/days.ts';
import { liveAnswers } from '../../../content/liveAnswers.ts';
import type { Answer } from '../message.ts';
import { certain, notRead, to } from './answers.ts';
import { figureLine, figureLines } from './figureLine.ts';
import type { Known } from './known.ts';

const { figures: names, sales: saleNames, bookings: tableNames, takeaway: orderNames } = liveAnswers;
const { loyalty: cardNames, events: eventNames } = liveAnswers;

/** The figures of the overview, each with where it came from. */
export function figures({ overview: read }: Known): Answer {
  if (!read) return notRead('Overview', 'overview');
  const { dailyActiveUsers, currency, revenueToday, ordersToday, appPerformance, lastReportOn } = read;
  const lines = [
    figureLine(names.dailyActiveUsers, dailyActiveUsers),
    figureLine(names.revenueToday, revenueToday, currency),
    figureLine(names.ordersToday, ordersToday),
    figureLine(names.appPerformance, appPerformance, '%'),
  ];
  const metrics = [dailyActiveUsers, revenueToday, ordersToday, appPerformance];
  return certain(figureLines(metrics, lastReportOn, lines).join('\n'), to('Open Overview', 'overview'));
}

/** Who used the app today: the one figure of guests that the overview has. */
export function guests({ overview: read }: Known): Answer {
  if (!read) return notRead('Overview', 'overview');
  const { dailyActiveUsers: metric, lastReportOn } = read;
  const lines = figureLines([metric], lastReportOn, [figureLine(names.dailyActiveUsers, metric)]);
  return certain(lines.join('\n'), to('Open Overview', 'overview'));
}

/** A part of the app: whether it is there, and what was read of it. */
const partOf =
  (feature: Feature, section: string, title: string, told: (known: Known) => readonly string[] | null) =>
  (known: Known): Answer => {
    const name = featureNames[feature];
    if (!known.account.business.features[feature]) {
      return certain(liveAnswers.off(name), to('Open Settings', 'settings'));
    }
    const lines = told(known);
    return certain(lines ? lines.join('\n') : liveAnswers.on(name), to(`Open ${title}`, section));
  };

/** What was sold in the longest period that was looked at, each figure by that period. */
export const sales = partOf('ecommerce', 'commerce', 'Commerce', ({ commerce: read }) => {
  if (!read) return null;
  const { period, revenue, orders, averageOrder, bestSellers, lastReportOn } = read;
  const unit = read.currency ?? '';
  const [best] = bestSellers;
  return figureLines([revenue, orders], lastReportOn, [
    figureLine(saleNames.revenue(period), revenue, unit),
    figureLine(saleNames.orders(period), orders),
    figureLine(saleNames.average(period), averageOrder, unit),
    ...(best ? [saleNames.best(best.item, best.pieces)] : []),
  ]);
});

/** Tables that are booked. */
export const bookings = partOf('reservations', 'bookings', 'Reservations', ({ bookings: read }) => {
  if (!read) return null;
  const { tables, guests: seated, noShows, lastReportOn } = read;
  return figureLines([tables, seated, noShows], lastReportOn, [
    figureLine(tableNames.tables, tables),
    figureLine(tableNames.guests, seated),
    figureLine(tableNames.noShows, noShows),
  ]);
});

/** What guests have ordered ahead. */
export const takeaway = partOf('takeaway', 'takeaway', 'Takeaway Orders', ({ takeaway: read }) => {
  if (!read) return null;
  const { revenue, completed, preparation, currency, activeCount, lastReportOn } = read;
  const lines = figureLines([revenue, completed, preparation], lastReportOn, [
    figureLine(orderNames.completed, completed),
    figureLine(orderNames.revenue, revenue, currency ?? ''),
    figureLine(orderNames.preparation, preparation, orderNames.minutes),
  ]);
  return activeCount > 0 ? [orderNames.waiting(activeCount), ...lines] : lines;
});

/** The loyalty card. */
export const loyalty = partOf('loyalty', 'loyalty', 'Loyalty', ({ loyalty: read }) => {
  if (!read) return null;
  const { members, stamps, rewards, redemption, lastReportOn } = read;
  return figureLines([members, stamps, rewards], lastReportOn, [
    figureLine(cardNames.members, members),
    figureLine(cardNames.stamps, stamps),
    figureLine(cardNames.rewards, rewards),
    figureLine(cardNames.redemption, redemption),
  ]);
});

/** Evenings for which tickets are sold: this month's, and the next one. */
export const events = partOf('events', 'events', 'Events & Experiences', ({ events: read }) => {
  if (!read) return null;
  const { count, revenue, currency, attendance, upcoming, lastReportOn } = read;
  const [next] = upcoming;
  const lines = figureLines([count, revenue, attendance], lastReportOn, [
    figureLine(eventNames.count, count),
    figureLine(eventNames.revenue, revenue, currency ?? ''),
    figureLine(eventNames.attendance, attendance, '%'),
  ]);
  return next ? [...lines, eventNames.next(next.name ?? eventNames.unnamed, formatDay(next.date), next.sold)] : lines;
});
