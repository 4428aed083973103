/**
 * @jest-environment node
 */
import { readProposal } from './readProposal.ts';

/** Wednesday, 2 December 2026, at noon in Copenhagen. */
const NOON = Date.parse('2026-12-02T11:00:00Z');
const read = (request: string, now = NOON) => readProposal(request, now, ['Natural wines']);
const when = { day: null, dayName: '', from: null, to: null };

describe('commands of the chat', () => {
  it.each([
    [
      "Send a promotional notification for tonight's wine tasting",
      { title: 'Wine tasting tonight', text: '', audience: null, isEvent: true },
    ],
    [
      'Please send a push to my VIP members about the new Barolo',
      { title: 'Barolo', audience: 'vip', isEvent: false, when },
    ],
    [
      'notify everyone that the kitchen is open tomorrow at 6 pm',
      { title: 'Kitchen is open tomorrow at 18:00', audience: 'all' },
    ],
    [
      'Write a notification for regulars saying “Oysters are in!”',
      { title: '', text: 'Oysters are in!', audience: 'regular' },
    ],
    ['schedule a notification for Friday', { title: '', when: { ...when, day: '2026-12-04', dayName: 'on Friday' } }],
  ])('understands a notification: %s', (request, expected) => {
    expect(read(request)).toMatchObject({ form: 'push', ...expected });
  });

  it.each([
    ['Add a new Barolo 2019 to the catalog', 'Barolo 2019', '', ''],
    ['add a new Barolo 2019', 'Barolo 2019', '', ''],
    ['Add Barolo 2019 for 95 kr to wines', 'Barolo 2019', '95', 'Wines'],
    ['add "Crème brûlée" at 1.250,50 DKK', 'Crème brûlée', '1.250,50', ''],
    ['could you add a dish called fish soup for 95 to natural wines?', 'Fish soup', '95', 'Natural wines'],
    ['add a product', '', '', ''],
    ['create a wine named Chablis, kr. 110', 'Chablis', '110', ''],
  ])('understands an item: %s', (request, name, price, category) => {
    expect(read(request)).toEqual({ form: 'item', name, price, category });
  });

  it.each([
    [
      'Create a wine tasting event for this Friday',
      'Wine tasting',
      { day: '2026-12-04', from: null, to: null },
      '',
      '',
    ],
    [
      'create a wine tasting tomorrow at 7 pm for 295 kr with 30 seats',
      'Wine tasting',
      { day: '2026-12-03', from: '19:00', to: null },
      '295',
      '30',
    ],
    [
      'Plan a quiz night on 12 December from 20:00 to 23:30',
      'Quiz night',
      { day: '2026-12-12', from: '20:00', to: '23:30' },
      '',
      '',
    ],
    [
      'add an event "Jazz & oysters" tonight at 8 until 1 am',
      'Jazz & oysters',
      { day: '2026-12-02', from: '20:00', to: '01:00' },
      '',
      '',
    ],
    [
      'Set up a free masterclass next Wednesday, 7-9pm',
      'Masterclass',
      { day: '2026-12-09', from: '19:00', to: '21:00' },
      '0',
      '',
    ],
    ['create a tasting at 7 on 3/1', 'Tasting', { day: '2027-01-03', from: null }, '', ''],
    ['host a dinner for 20 guests on 2026-12-24', 'Dinner', { day: '2026-12-24' }, '', '20'],
    ['create a concert on 31 February', 'Concert', { day: null }, '', ''],
  ])('understands an event: %s', (request, title, time, price, capacity) => {
    expect(read(request)).toMatchObject({ form: 'event', title, when: time, price, capacity });
  });

  it('takes days of Copenhagen, also shortly after midnight and when clocks change', () => {
    const day = (request: string, now: string) => {
      const understood = read(request, Date.parse(now));
      return understood?.form === 'event' ? understood.when.day : null;
    };
    expect(day('create a tasting tonight', '2026-12-02T23:30:00Z')).toBe('2026-12-03');
    expect(day('create a tasting tomorrow', '2026-10-24T22:30:00Z')).toBe('2026-10-26');
    expect(day('create a tasting this Wednesday', '2026-12-02T11:00:00Z')).toBe('2026-12-02');
    expect(day('create a tasting next Friday', '2026-12-02T11:00:00Z')).toBe('2026-12-11');
    expect(day('create a tasting next Monday', '2026-12-02T11:00:00Z')).toBe('2026-12-07');
  });

  it.each([
    ...['Can I send a notification?', 'What is in my product catalog?', 'How many events do we have?', 'hello', ''],
    ...[
      'Add a new staff member',
      'Which support tickets are open?',
      "Show me today's sales analytics",
      'wine',
      'event',
    ],
    ...['add a table for 4', 'How do I add a product?', 'What does my plan cost?'],
  ])('leaves questions and other requests: %s', (request) => {
    expect(read(request)).toBeNull();
  });
});
