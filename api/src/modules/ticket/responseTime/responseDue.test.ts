import type { TicketPriority } from '@skal/contracts/support/ticket';
import { readSettings } from '../../../settings/settings.ts';
import { addBusinessMinutes, calculateResponseDue, loadPublicHolidays } from './responseDue.ts';

const settings = readSettings({ NODE_ENV: 'test' });
const due = async (priority: TicketPriority, filed: string) =>
  new Date(await calculateResponseDue(priority, Date.parse(filed), settings)).toISOString();

describe('L21: response times of tickets', () => {
  it.each([
    ['in the night', '2026-12-25T02:00:00Z', '2026-12-25T02:15:00.000Z'],
    ['in the office', '2026-03-02T10:00:00Z', '2026-03-02T10:15:00.000Z'],
  ])('gives an emergency 15 minutes, day and night: %s', async (_, filed, expected) => {
    expect(await due('emergency', filed)).toBe(expected);
  });

  it.each([
    ['within a morning', '2026-03-02T08:30:00Z', '2026-03-02T10:30:00.000Z'],
    ['to the minute of closing', '2026-03-02T14:00:00Z', '2026-03-02T16:00:00.000Z'],
    ['over the night', '2026-03-02T15:00:00Z', '2026-03-03T09:00:00.000Z'],
    ['filed before nine', '2026-03-02T03:00:00Z', '2026-03-02T10:00:00.000Z'],
    ['filed at closing', '2026-03-02T16:00:00Z', '2026-03-03T10:00:00.000Z'],
    ['over a weekend', '2026-03-06T15:30:00Z', '2026-03-09T09:30:00.000Z'],
    ['on a Sunday', '2026-03-08T12:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['over the change to summer time', '2026-03-27T15:00:00Z', '2026-03-30T08:00:00.000Z'],
    ['over Easter, from Maundy Thursday to Easter Monday', '2026-04-01T14:30:00Z', '2026-04-07T08:30:00.000Z'],
    ['over Ascension Day', '2026-05-13T14:30:00Z', '2026-05-15T08:30:00.000Z'],
    ['over Whit Monday', '2026-05-22T14:30:00Z', '2026-05-26T08:30:00.000Z'],
    ['over Christmas', '2026-12-24T15:30:00Z', '2026-12-28T09:30:00.000Z'],
    ['over New Year', '2026-12-31T15:30:00Z', '2027-01-04T09:30:00.000Z'],
  ])('gives a high priority 2 office hours: %s', async (_, filed, expected) => {
    expect(await due('high', filed)).toBe(expected);
  });

  it('gives a normal priority two working days, without holidays', async () => {
    expect(await due('normal', '2026-03-02T10:00:00Z')).toBe('2026-03-04T10:00:00.000Z');
    expect(await due('normal', '2026-03-31T10:00:00Z')).toBe('2026-04-07T10:00:00.000Z');
  });

  it('knows the Danish public holidays, including abolished ones', async () => {
    const isHoliday = await loadPublicHolidays('DK');
    expect(['2023-05-05', '2026-04-06', '2026-12-26'].map(isHoliday)).toEqual([true, true, true]);
    expect(['2024-04-26', '2026-06-05', '2026-05-01', '2026-12-24'].map(isHoliday)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('throws for an office that never opens instead of searching endlessly', () => {
    const closed = { ...settings.office, days: [] };
    expect(() => addBusinessMinutes(0, 1, closed, settings.timeZone, () => false)).toThrow('No office hours');
  });
});
