import { classifyTrend, createZeroTotals, getMonthBefore, getPeriodStarts, listLastMonths } from './revenue.policy.ts';

describe('current periods', () => {
  it.each([
    ['a Sunday', '2026-11-22', '2026-11-16', '2026-11-01', '2026-01-01'],
    ['a Monday', '2026-11-23', '2026-11-23', '2026-11-01', '2026-01-01'],
    ['a week from last year', '2026-01-01', '2025-12-29', '2026-01-01', '2026-01-01'],
    ['a leap day', '2028-02-29', '2028-02-28', '2028-02-01', '2028-01-01'],
  ])("R10: on %s begin at the calendar's boundaries", (_what, day, weekly, monthly, yearly) => {
    expect(getPeriodStarts(day)).toEqual({ daily: day, weekly, monthly, yearly });
  });

  it.each([
    ['2026-11-22', '2026-10-01', '2026-10-22'],
    ['2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-02-28', '2026-01-01', '2026-01-31'],
    ['2026-01-15', '2025-12-01', '2025-12-15'],
  ])('R12: compare %s with the previous month up to the same day', (day, from, to) => {
    expect(getMonthBefore(day)).toEqual({ from, to });
  });

  it.each([
    [101, 100, 'stable'],
    [102, 100, 'up'],
    [98, 100, 'down'],
    [0, 0, 'stable'],
    [1, 0, 'up'],
    [-1, 0, 'down'],
    [-98, -100, 'up'],
  ])('R12: classify %i after %i as %s', (now, before, trend) => {
    expect(classifyTrend(now, before)).toBe(trend);
  });

  it('list twelve months, ending with the current one', () => {
    const months = listLastMonths('2026-01-31', 12);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-02', '2026-01']);
  });

  it('R10: start with zero for every period', () => {
    expect(createZeroTotals()).toEqual({ daily: 0, weekly: 0, monthly: 0, yearly: 0 });
    expect(createZeroTotals()).not.toBe(createZeroTotals());
  });
});
