import { addDays, formatDateTime, getWeekday, toLocalDay, toTimestamp, toWallClock } from './calendar.ts';

const COPENHAGEN = 'Europe/Copenhagen';
const at = (iso: string) => Date.parse(iso);

describe('calendar', () => {
  it.each([
    ['2026-01-15T23:30:00Z', '2026-01-16', 30],
    ['2026-07-15T21:59:00Z', '2026-07-15', 23 * 60 + 59],
    ['2026-07-15T22:00:00Z', '2026-07-16', 0],
    ['2026-03-29T00:59:00Z', '2026-03-29', 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 180],
  ])('%s is %s, %i minutes after midnight', (iso, day, minutes) => {
    expect(toWallClock(at(iso), COPENHAGEN)).toEqual({ day, minutes });
    expect(toLocalDay(at(iso), COPENHAGEN)).toBe(day);
    expect(toTimestamp(day, minutes, COPENHAGEN)).toBe(at(iso));
  });

  it('respects summer time', () => {
    expect(toTimestamp('2026-03-27', 540, COPENHAGEN)).toBe(at('2026-03-27T08:00:00Z'));
    expect(toTimestamp('2026-03-30', 540, COPENHAGEN)).toBe(at('2026-03-30T07:00:00Z'));
    expect(toTimestamp('2026-10-25', 540, COPENHAGEN)).toBe(at('2026-10-25T08:00:00Z'));
  });

  it('counts days across months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect([getWeekday('2026-03-29'), getWeekday('2026-03-30')]).toEqual([0, 1]);
  });

  it('formats a time', () => {
    expect(formatDateTime(at('2026-03-02T10:05:00Z'), COPENHAGEN)).toBe('Monday, 2 March 2026 at 11:05');
  });
});
