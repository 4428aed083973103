import { listDanishHolidays } from './danishHolidays.ts';
import { formatHours, hoursMessages, parseHours } from './openingHours.ts';

const read = (text: string) => {
  const parsed = parseHours(text);
  return parsed.ok ? formatHours(parsed.intervals) : parsed.error;
};

describe('opening hours as typed', () => {
  it.each([
    ['', ''],
    ['16-23', '16:00–23:00'],
    ['11.30–14, 17 – 01', '11:30–14:00, 17:00–01:00'],
    ['9:00-12:00 og 13-24', '09:00–12:00, 13:00–00:00'],
    ['17-17', '17:00–17:00'],
    ['16', hoursMessages.format],
    ['16-25', hoursMessages.format],
    ['closed', hoursMessages.format],
    ['17-23, 11-14', hoursMessages.order],
    ['17-02, 20-22', hoursMessages.order],
    ['1-2, 3-4, 5-6, 7-8, 9-10', hoursMessages.many],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('holidays in Denmark', () => {
  it('follow Easter', () => {
    const byName = (year: number) => new Map(listDanishHolidays(year).map(({ date, name }) => [name, date]));
    expect(['Easter Sunday', 'Ascension Day', 'Whit Monday'].map((name) => byName(2026).get(name))).toEqual([
      '2026-04-05',
      '2026-05-14',
      '2026-05-25',
    ]);
    expect([2024, 2025, 2027, 2038].map((year) => byName(year).get('Easter Sunday'))).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2027-03-28',
      '2038-04-25',
    ]);
    expect(byName(2026).size).toBe(13);
  });
});
