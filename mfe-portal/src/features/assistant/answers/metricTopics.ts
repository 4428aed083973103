import { featureLabels } from '@skal/contracts/client/featureLabels';
import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import type { NamedSection } from '../../../content/assistant/sectionNames.ts';
import { formatDay } from '../../../format/date.ts';
import type { Feature } from '../../../session/business.ts';
import type { AssistantReply } from '../message.ts';
import type { AssistantContext } from './assistantContext.ts';
import { metricLine, metricLines } from './metricLine.ts';
import { matchedReply, notLoadedReply, sectionAction } from './replyBuilders.ts';

const { figures: names, sales: saleNames, bookings: tableNames, takeaway: orderNames } = liveAnswers;
const { loyalty: cardNames, events: eventNames } = liveAnswers;

/** Replies with the metrics of the overview and their sources. */
export function answerOverview({ overview: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('overview');
  const { dailyActiveUsers, currency, revenueToday, ordersToday, appPerformance, lastReportOn } = read;
  const lines = [
    metricLine(names.dailyActiveUsers, dailyActiveUsers),
    metricLine(names.revenueToday, revenueToday, currency),
    metricLine(names.ordersToday, ordersToday),
    metricLine(names.appPerformance, appPerformance, '%'),
  ];
  const metrics = [dailyActiveUsers, revenueToday, ordersToday, appPerformance];
  return matchedReply(metricLines(metrics, lastReportOn, lines).join('\n'), sectionAction('overview'));
}

/** Replies with today's active users: the only guest metric of the overview. */
export function answerGuests({ overview: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('overview');
  const { dailyActiveUsers: metric, lastReportOn } = read;
  const lines = metricLines([metric], lastReportOn, [metricLine(names.dailyActiveUsers, metric)]);
  return matchedReply(lines.join('\n'), sectionAction('overview'));
}

/** Reply about a feature: whether it is enabled, and its loaded data. */
const featureTopic =
  (feature: Feature, section: NamedSection, answer: (context: AssistantContext) => readonly string[] | null) =>
  (context: AssistantContext): AssistantReply => {
    const name = featureLabels[feature];
    if (!context.account.business.features[feature]) {
      return matchedReply(liveAnswers.off(name), sectionAction('settings'));
    }
    const lines = answer(context);
    return matchedReply(lines ? lines.join('\n') : liveAnswers.on(name), sectionAction(section));
  };

/** Replies with the sales of the longest loaded period. */
export const answerSales = featureTopic('ecommerce', 'commerce', ({ commerce: read }) => {
  if (!read) return null;
  const { period, revenue, orders, averageOrder, bestSellers, lastReportOn } = read;
  const unit = read.currency ?? '';
  const [best] = bestSellers;
  return metricLines([revenue, orders], lastReportOn, [
    metricLine(saleNames.revenue(period), revenue, unit),
    metricLine(saleNames.orders(period), orders),
    metricLine(saleNames.average(period), averageOrder, unit),
    ...(best ? [saleNames.best(best.item, best.quantity)] : []),
  ]);
});

/** Replies with the bookings. */
export const answerBookings = featureTopic('reservations', 'bookings', ({ bookings: read }) => {
  if (!read) return null;
  const { tables, guests: seated, noShows, lastReportOn } = read;
  return metricLines([tables, seated, noShows], lastReportOn, [
    metricLine(tableNames.tables, tables),
    metricLine(tableNames.guests, seated),
    metricLine(tableNames.noShows, noShows),
  ]);
});

/** Replies with the takeaway orders. */
export const answerTakeaway = featureTopic('takeaway', 'takeaway', ({ takeaway: read }) => {
  if (!read) return null;
  const { revenue, completed, preparation, currency, activeCount, lastReportOn } = read;
  const lines = metricLines([revenue, completed, preparation], lastReportOn, [
    metricLine(orderNames.completed, completed),
    metricLine(orderNames.revenue, revenue, currency ?? ''),
    metricLine(orderNames.preparation, preparation, orderNames.minutes),
  ]);
  return activeCount > 0 ? [orderNames.waiting(activeCount), ...lines] : lines;
});

/** Replies with the loyalty metrics. */
export const answerLoyalty = featureTopic('loyalty', 'loyalty', ({ loyalty: read }) => {
  if (!read) return null;
  const { members, stamps, rewards, redemption, lastReportOn } = read;
  return metricLines([members, stamps, rewards], lastReportOn, [
    metricLine(cardNames.members, members),
    metricLine(cardNames.stamps, stamps),
    metricLine(cardNames.rewards, rewards),
    metricLine(cardNames.redemption, redemption),
  ]);
});

/** Replies with this month's ticketed events, and the next one. */
export const answerEvents = featureTopic('events', 'events', ({ events: read }) => {
  if (!read) return null;
  const { count, revenue, currency, attendance, upcoming, lastReportOn } = read;
  const [next] = upcoming;
  const lines = metricLines([count, revenue, attendance], lastReportOn, [
    metricLine(eventNames.count, count),
    metricLine(eventNames.revenue, revenue, currency ?? ''),
    metricLine(eventNames.attendance, attendance, '%'),
  ]);
  return next ? [...lines, eventNames.next(next.name ?? eventNames.unnamed, formatDay(next.date), next.sold)] : lines;
});
