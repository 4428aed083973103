import { achievements as goals } from '../../../content/achievements/achievements.ts';
import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import { livePerformance } from '../../../content/sections/performance.ts';
import { formatDay } from '../../../format/date.ts';
import { formatInteger } from '../../../format/number.ts';
import { formatWithUnit } from '../../../format/unit.ts';
import type { AssistantReply } from '../message.ts';
import type { AssistantContext } from './assistantContext.ts';
import { metricLine, metricLines, sourceSuffix } from './metricLine.ts';
import { matchedReply, notLoadedReply, sectionAction } from './replyBuilders.ts';

const { adoption: guestNames, performance: runNames, content: readNames, push: pushNames } = liveAnswers;
const { achievements: reachedNames, breakEven: earnedNames } = liveAnswers;

/** Replies with the adoption. */
export function answerAdoption({ adoption: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('adoption');
  const { downloads, registered, monthlyActive, returning, lastReportOn } = read;
  const lines = metricLines([downloads, registered, monthlyActive], lastReportOn, [
    metricLine(guestNames.downloads, downloads),
    metricLine(guestNames.registered, registered),
    metricLine(guestNames.monthlyActive, monthlyActive),
    metricLine(guestNames.returning, returning, '%'),
  ]);
  return matchedReply(lines.join('\n'), sectionAction('adoption'));
}

/** Replies with the performance of the longest loaded period. */
export function answerPerformance({ performance: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('performance');
  const { period, crashFree, errors, startupP50, startupP95, lastReportOn } = read;
  const { atMost } = livePerformance;
  const lines = metricLines([crashFree, errors, startupP50], lastReportOn, [
    metricLine(runNames.crashFree(period), crashFree, '%'),
    metricLine(runNames.errors(period), errors),
    metricLine(runNames.startupP50(period), startupP50, '', atMost),
    metricLine(runNames.startupP95(period), startupP95, '', atMost),
  ]);
  return matchedReply(lines.join('\n'), sectionAction('performance'));
}

/** Replies with the content views of the longest loaded period. */
export function answerContent({ content: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('content');
  const { period, views, mostViewed, lastReportOn } = read;
  const [most] = mostViewed;
  const lines = metricLines([views], lastReportOn, [
    metricLine(readNames.views(period), views),
    ...(most ? [readNames.most(most.item, formatInteger(most.views))] : []),
  ]);
  return matchedReply(lines.join('\n'), sectionAction('content'));
}

/** Replies with delivered notifications, and that none can be sent here. */
export function answerNotifications({ notifications: read }: AssistantContext): AssistantReply {
  const reported = read
    ? metricLines([read.delivered, read.opened], read.lastReportOn, [
        metricLine(pushNames.today, read.deliveredToday),
        metricLine(pushNames.delivered, read.delivered),
        metricLine(pushNames.opened, read.opened),
        metricLine(pushNames.rate, read.openRate, '%'),
      ])
    : [];
  return matchedReply([...reported, liveAnswers.notifications].join('\n'), sectionAction('push-notifications'));
}

/** Replies with the number of unlocked achievements, and the latest. */
export function answerAchievements({ achievements: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('achievements');
  const { achievements: all, source, readAt, lastReportOn } = read;
  const reached = all.flatMap(({ id, completedDate }) => (completedDate ? [{ id, day: completedDate }] : []));
  const last = reached.reduce<(typeof reached)[number] | null>(
    (newest, item) => (newest === null || item.day > newest.day ? item : newest),
    null,
  );
  const title = goals.find(({ id }) => id === last?.id)?.title;
  const lines = [
    `${reachedNames.count(reached.length, all.length)}${sourceSuffix(source, readAt)}`,
    ...(last && title ? [reachedNames.last(title, formatDay(last.day))] : []),
  ];
  const metricTexts = lastReportOn === null ? [liveAnswers.figures.nothing] : lines;
  return matchedReply(metricTexts.join('\n'), sectionAction('achievements'));
}

/** Replies with the break-even per currency, from ledger and reported revenue. */
export function answerBreakEven({ breakEven: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('billing');
  const { positions, source, readAt } = read;
  const lines = positions.map(({ currency, earned, paid, position }) =>
    earned === null
      ? earnedNames.paid(formatWithUnit(paid, currency))
      : `${earnedNames.line(formatWithUnit(earned, currency), formatWithUnit(paid, currency), formatWithUnit(position, currency))}${sourceSuffix(source, readAt)}`,
  );
  return matchedReply((lines.length > 0 ? lines : [earnedNames.none]).join('\n'), sectionAction('billing'));
}
