import type { ComparedDaysReply, RecentPeriod } from '@skal/contracts/analytics/recentPeriod';

const TODAY = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * 60 * 60 * 1000;
const LENGTHS: Readonly<Record<RecentPeriod, number>> = { today: 1, week: 7, month: 30 };

const ago = (days: number) => new Date(TODAY - days * DAY_MS).toISOString().slice(0, 10);

const daysOf = (length: number): ComparedDaysReply => ({
  ...{ from: ago(length - 1), to: ago(0), beforeFrom: ago(2 * length - 1), beforeTo: ago(length) },
});

/** Rolling periods that end on the mocks' today. */
export const rollingPeriodDays: Readonly<Record<RecentPeriod, ComparedDaysReply>> = {
  ...{ today: daysOf(LENGTHS.today), week: daysOf(LENGTHS.week), month: daysOf(LENGTHS.month) },
};

/** Days drawn for a period, the last one the mocks' today. */
export const daysBefore = (period: RecentPeriod): string[] => {
  const drawn = Math.max(LENGTHS.week, LENGTHS[period]);
  return Array.from({ length: drawn }, (_, index) => ago(drawn - 1 - index));
};
