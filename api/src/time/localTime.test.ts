import { resolveLocalTime } from './localTime.ts';

const resolve = (local: string) => resolveLocalTime(local, 'Europe/Copenhagen');

describe('resolveLocalTime', () => {
  it.each([
    ['2026-01-15T12:00', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15T12:00', '2026-07-15T10:00:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is %s', (local, utc) => {
    expect(resolve(local)).toEqual({ at: Date.parse(utc) });
  });

  it.each([
    ['2026-03-29T02:00', 'skipped'],
    ['2026-03-29T02:59', 'skipped'],
    ['2026-10-25T02:00', 'doubled'],
    ['2026-10-25T02:59', 'doubled'],
    ['2026-02-30T12:00', 'invalid'],
    ['2026-01-15T24:00', 'invalid'],
    ['2026-01-15T12:60', 'invalid'],
    ['tomorrow', 'invalid'],
  ])('%s is %s', (local, problem) => {
    expect(resolve(local)).toEqual({ problem });
  });
});
