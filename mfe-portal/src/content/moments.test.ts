import { formatDistance, formatMoment } from './moments.ts';

const now = Date.parse('2026-11-21T08:00:00.000Z');

describe('a time', () => {
  it('is written out as it is in Denmark', () => {
    expect(formatMoment('2026-11-21T08:00:00.000Z')).toBe('21 Nov 2026, 09:00');
    expect(formatMoment('2026-07-01T08:00:00.000Z')).toBe('1 Jul 2026, 10:00');
  });

  it.each([
    ['2026-11-21T08:00:10.000Z', 'now'],
    ['2026-11-21T08:15:00.000Z', 'in 15 minutes'],
    ['2026-11-21T06:00:00.000Z', '2 hours ago'],
    ['2026-11-20T07:00:00.000Z', 'yesterday'],
    ['2026-11-23T08:00:00.000Z', 'in 2 days'],
    ['2025-09-16T08:00:00.000Z', '16 Sept 2025'],
  ])('%s is %s', (iso, words) => {
    expect(formatDistance(iso, now)).toBe(words);
  });
});
