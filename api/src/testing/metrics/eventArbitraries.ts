import fc from 'fast-check';

/** Current times with different clock changes in the last 30 days: spring, autumn, none. */
const CURRENT_TIMES = ['2026-04-12T10:00:00Z', '2026-11-08T22:45:00Z', '2026-07-01T21:59:00Z'].map((time) =>
  Date.parse(time),
);
const THIRTY_DAYS_MIN = 30 * 24 * 60 - 24 * 60;

const amounts = { amount: fc.integer({ min: 0, max: 10_000_000_000 }), currency: fc.constantFrom('DKK', 'EUR', 'SEK') };
/** Mostly close together: errors only occur between events of the same day. */
const ago = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 24 * 60 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: THIRTY_DAYS_MIN }) },
);
const guest = fc.constantFrom('ada', 'bo', 'cy', 'dot');
const places = fc.integer({ min: 1, max: 12 });
/** Minutes from an event to its booked time: mostly soon, sometimes after a clock change. */
const ahead = fc.integer({ min: -2 * 24 * 60, max: 40 * 24 * 60 });
const item = fc.constantFrom('Barolo', 'BAROLO', 'Rosé', 'Rose', `${'Ø'.repeat(99)}1`, `${'Ø'.repeat(99)}2`);
const lines = fc.array(
  fc.record(
    { item, quantity: fc.integer({ min: 1, max: 40 }), amount: fc.integer({ min: 0, max: 500_000 }) },
    { requiredKeys: ['item', 'quantity'] },
  ),
  { maxLength: 5 },
);
const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('app.opened'), ago, guest }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('app.crashed'), ago, guest: fc.option(guest, { nil: undefined }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        ...{ type: fc.constant('order.completed'), ago, ...amounts },
        ...{ item, lines },
        channel: fc.constantFrom('shop', 'takeaway'),
        minutes: fc.integer({ min: 0, max: 90 }),
      },
      { requiredKeys: ['type', 'ago', 'amount', 'currency'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { type: fc.constant('loyalty.stamped'), ago, guest, places: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['type', 'ago'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { type: fc.constant('order.refunded'), ago, ...amounts, lines },
      { requiredKeys: ['type', 'ago', 'amount', 'currency'] },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      { type: fc.constantFrom('table.reserved', 'table.cancelled', 'table.missed'), ago, places, ahead },
      { requiredKeys: ['type', 'ago'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        ...{ type: fc.constantFrom('event.ticketSold', 'event.ticketCancelled'), ago, places, ahead, ...amounts },
        item: fc.constantFrom('Rosé', 'Rose'),
      },
      { requiredKeys: ['type', 'ago', 'amount', 'currency'] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('event.attended'), ago, places, ahead }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('content.viewed', 'bar.sang'), ago }) },
);

/** Events with their order, duplicates, and batch boundaries. */
export const eventReports = fc.record({
  now: fc.constantFrom(...CURRENT_TIMES),
  events: fc.array(event, { minLength: 1, maxLength: 60, size: 'max' }),
  order: fc.array(fc.nat(), { minLength: 120, maxLength: 120 }),
  again: fc.array(fc.nat(), { maxLength: 40, size: 'max' }),
  cuts: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 12, size: 'max' }),
  together: fc.integer({ min: 1, max: 4 }),
});
