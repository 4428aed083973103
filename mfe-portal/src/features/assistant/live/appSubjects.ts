import { achievements as goals } from '../../../content/achievements.ts';
import { formatWhole } from '../../../content/amounts.ts';
import { formatDay } from '../../../content/days.ts';
import { liveAnswers } from '../../../content/liveAnswers.ts';
import { livePerformance } from '../../../content/performance.ts';
import type { Answer } from '../message.ts';
import { withUnit } from './amounts.ts';
import { certain, notRead, to } from './answers.ts';
import { figureLine, figureLines, sourced } from './figureLine.ts';
import type { Known } from './known.ts';

const { adoption: guestNames, performance: runNames, content: readNames, push: pushNames } = liveAnswers;
const { achievements: reachedNames, breakEven: earnedNames } = liveAnswers;

/** Who has the app. */
export function adoption({ adoption: read }: Known): Answer {
  if (!read) return notRead('User Adoption', 'adoption');
  const { downloads, registered, monthlyActive, returning, lastReportOn } = read;
  const lines = figureLines([downloads, registered, monthlyActive], lastReportOn, [
    figureLine(guestNames.downloads, downloads),
    figureLine(guestNames.registered, registered),
    figureLine(guestNames.monthlyActive, monthlyActive),
    figureLine(guestNames.returning, returning, '%'),
  ]);
  return certain(lines.join('\n'), to('Open User Adoption', 'adoption'));
}

/** How the app runs, in the longest period that was looked at. */
export function performance({ performance: read }: Known): Answer {
  if (!read) return notRead('Performance', 'performance');
  const { period, crashFree, errors, startHalf, startMost, lastReportOn } = read;
  const { atMost } = livePerformance;
  const lines = figureLines([crashFree, errors, startHalf], lastReportOn, [
    figureLine(runNames.crashFree(period), crashFree, '%'),
    figureLine(runNames.errors(period), errors),
    figureLine(runNames.startHalf(period), startHalf, '', atMost),
    figureLine(runNames.startMost(period), startMost, '', atMost),
  ]);
  return certain(lines.join('\n'), to('Open Performance', 'performance'));
}

/** What is read in the app, in the longest period that was looked at. */
export function content({ content: read }: Known): Answer {
  if (!read) return notRead('Content', 'content');
  const { period, views, mostViewed, lastReportOn } = read;
  const [most] = mostViewed;
  const lines = figureLines([views], lastReportOn, [
    figureLine(readNames.views(period), views),
    ...(most ? [readNames.most(most.item, formatWhole(most.views))] : []),
  ]);
  return certain(lines.join('\n'), to('Open Content', 'content'));
}

/** What became of notifications, and that none can be sent from here. */
export function notifications({ notifications: read }: Known): Answer {
  const told = read
    ? figureLines([read.delivered, read.opened], read.lastReportOn, [
        figureLine(pushNames.today, read.deliveredToday),
        figureLine(pushNames.delivered, read.delivered),
        figureLine(pushNames.opened, read.opened),
        figureLine(pushNames.rate, read.openRate, '%'),
      ])
    : [];
  return certain([...told, liveAnswers.notifications].join('\n'), to('Open Push Notifications', 'push-notifications'));
}

/** How many achievements are unlocked, and the last of them. */
export function achievements({ achievements: read }: Known): Answer {
  if (!read) return notRead('Achievements', 'achievements');
  const { achievements: all, source, readAt, lastReportOn } = read;
  const reached = all.flatMap(({ id, completedDate }) => (completedDate ? [{ id, day: completedDate }] : []));
  const last = reached.reduce<(typeof reached)[number] | null>(
    (newest, one) => (newest === null || one.day > newest.day ? one : newest),
    null,
  );
  const title = goals.find(({ id }) => id === last?.id)?.title;
  const lines = [
    `${reachedNames.count(reached.length, all.length)}${sourced(source, readAt)}`,
    ...(last && title ? [reachedNames.last(title, formatDay(last.day))] : []),
  ];
  const known = lastReportOn === null ? [liveAnswers.figures.nothing] : lines;
  return certain(known.join('\n'), to('Open Achievements', 'achievements'));
}

/** Whether the app has earned what was paid for it, each currency for itself, as the ledger and the figures say. */
export function breakEven({ breakEven: read }: Known): Answer {
  if (!read) return notRead('Billing', 'billing');
  const { positions, source, readAt } = read;
  const lines = positions.map(({ currency, earned, paid, position }) =>
    earned === null
      ? earnedNames.paid(withUnit(paid, currency))
      : `${earnedNames.line(withUnit(earned, currency), withUnit(paid, currency), withUnit(position, currency))}${sourced(source, readAt)}`,
  );
  return certain((lines.length > 0 ? lines : [earnedNames.none]).join('\n'), to('Open Billing', 'billing'));
}
