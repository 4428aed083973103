import { parseDanishTime, toDanishTime } from './localTime.ts';

describe('local times in Denmark', () => {
  it.each([
    ['2026-12-05T19:00', '2026-12-05T18:00:00.000Z'],
    ['2026-07-05T19:00', '2026-07-05T17:00:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2028-02-29T00:00', '2028-02-28T23:00:00.000Z'],
  ])('%s is %s, and back', (local, iso) => {
    expect(parseDanishTime(local)).toEqual({ ok: true, time: Date.parse(iso) });
    expect(toDanishTime(Date.parse(iso))).toBe(local);
  });

  it.each([
    ['2026-03-29T02:00', 'skipped'],
    ['2026-03-29T02:59', 'skipped'],
    ['2026-10-25T02:00', 'doubled'],
    ['2026-10-25T02:59', 'doubled'],
    ['2026-02-30T12:00', 'invalid'],
    ['2026-13-01T12:00', 'invalid'],
    ['2026-12-05T24:00', 'invalid'],
    ['2026-12-05', 'invalid'],
    ['2026-12-05T19:00:00Z', 'invalid'],
    ['', 'invalid'],
  ])('%j is %s', (local, why) => expect(parseDanishTime(local)).toEqual({ ok: false, why }));
});
