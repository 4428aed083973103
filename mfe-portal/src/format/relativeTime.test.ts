/**
 * @jest-environment node
 */
import { formatDay, formatWeekday, lastSevenDays } from './date.ts';
import { formatDateTime, formatRelativeTime } from './relativeTime.ts';

const now = Date.parse('2026-11-21T08:00:00.000Z');

describe('a time', () => {
  it('is formatted in Danish time', () => {
    expect(formatDateTime('2026-11-21T08:00:00.000Z')).toBe('21 Nov 2026, 09:00');
    expect(formatDateTime('2026-07-01T08:00:00.000Z')).toBe('1 Jul 2026, 10:00');
    expect(formatDateTime('2026-12-31T23:30:00.000Z')).toBe('1 Jan 2027, 00:30');
  });

  it.each([
    ['2026-11-21T08:00:10.000Z', 'now'],
    ['2026-11-21T08:15:00.000Z', 'in 15 minutes'],
    ['2026-11-21T06:00:00.000Z', '2 hours ago'],
    ['2026-11-20T07:00:00.000Z', 'yesterday'],
    ['2026-11-23T08:00:00.000Z', 'in 2 days'],
    ['2025-09-16T08:00:00.000Z', '16 Sept 2025'],
  ])('%s is %s', (iso, text) => {
    expect(formatRelativeTime(iso, now)).toBe(text);
  });

  it.each([
    ['2026-11-21T07:59:31.000Z', 'now'],
    ['2026-11-21T07:59:00.000Z', '1 minute ago'],
    ['2026-11-21T08:01:00.000Z', 'in 1 minute'],
    ['2026-11-21T08:59:50.000Z', 'in 1 hour'],
    ['2026-11-21T07:00:10.000Z', '1 hour ago'],
    ['2026-11-22T07:50:00.000Z', 'tomorrow'],
    ['2026-11-20T08:10:00.000Z', 'yesterday'],
  ])('%s never rounds up to 60 minutes or 24 hours: %s', (iso, text) => {
    expect(formatRelativeTime(iso, now)).toBe(text);
  });

  it.each([
    ['2026-11-19T20:30:00.000Z', '2 days ago'],
    ['2026-11-19T23:30:00.000Z', 'yesterday'],
    ['2026-11-22T20:30:00.000Z', 'tomorrow'],
    ['2026-11-22T23:30:00.000Z', 'in 2 days'],
    ['2026-11-14T23:30:00.000Z', '6 days ago'],
    ['2026-10-23T08:00:00.000Z', '29 days ago'],
    ['2026-10-22T08:00:00.000Z', '30 days ago'],
    ['2026-10-21T08:00:00.000Z', '21 Oct 2026'],
  ])('%s is counted in Danish days: %s', (iso, text) => {
    expect(formatRelativeTime(iso, now)).toBe(text);
  });

  it('counts days correctly in the week of a clock change', () => {
    const sunday = Date.parse('2026-10-25T12:00:00.000Z');
    expect(formatRelativeTime('2026-10-24T11:00:00.000Z', sunday)).toBe('yesterday');
    expect(formatRelativeTime('2026-10-26T12:30:00.000Z', sunday)).toBe('tomorrow');
  });
});

describe('a day', () => {
  it('is the Danish day', () => {
    expect(formatDay('2026-11-21')).toBe('21 Nov 2026');
    expect(formatDay('2026-11-21T23:30:00.000Z')).toBe('22 Nov 2026');
    expect(formatDay('2026-07-21T22:30:00.000Z')).toBe('22 Jul 2026');
    expect(formatWeekday('2026-11-21')).toBe('Sat');
  });
});

describe('the last seven days', () => {
  it.each([
    ['at noon', '2026-11-21T12:00:00.000Z', 'Sat'],
    ['just before midnight in winter', '2026-11-21T22:59:00.000Z', 'Sat'],
    ['just after midnight in winter', '2026-11-21T23:01:00.000Z', 'Sun'],
    ['just before midnight in summer', '2026-07-18T21:59:00.000Z', 'Sat'],
    ['just after midnight in summer', '2026-07-18T22:01:00.000Z', 'Sun'],
    ['in the night in which summer time ends', '2026-10-25T00:30:00.000Z', 'Sun'],
    ['in the night in which it begins', '2026-03-29T01:30:00.000Z', 'Sun'],
    ['at the turn of the year', '2026-12-31T23:30:00.000Z', 'Fri'],
  ])('K3: %s end with today in Denmark, and have each weekday once', (_when, iso, today) => {
    const week = lastSevenDays(new Date(iso));
    expect(week.at(-1)).toBe(today);
    expect(new Set(week).size).toBe(7);
    const order = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    week.forEach((day, index) => {
      const next = week[index + 1];
      if (next) expect(order.indexOf(next)).toBe((order.indexOf(day) + 1) % 7);
    });
  });
});
