import fc from 'fast-check';
import { eventSchema, eventTypes, isEventType } from './appEvent.ts';
import { type EventFieldName, eventFields } from './eventField.ts';
import { LINES_MAX } from './orderLines.ts';
import { parseEvent } from './parseEvent.ts';
import { findPersonalField } from './personalData.ts';

const ID = '018f3c1e-7a10-7c4e-9d5e-0123456789ab';
const AT = '2026-03-01T18:30:00+01:00';

/** A valid value for each field. */
const VALID: Record<EventFieldName, unknown> = {
  ...{ guest: 'guest-1', order: 'A 1', amount: 0, currency: 'DKK', channel: 'shop', minutes: 12, ms: 300 },
  ...{ version: '2.4.1', device: 'iPhone 15', item: 'Barolo 2019', places: 4, source: 'QR code at the bar' },
  for: '2026-03-07T19:00:00+01:00',
  push: '019abcde-7a10-7c4e-9d5e-0123456789ab',
  lines: [
    { item: 'Barolo 2019', quantity: 2, amount: 25_000 },
    { item: 'Olives', quantity: 1 },
  ],
};
const types = Object.keys(eventTypes).filter(isEventType);

describe('an event', () => {
  it.each(types)('%s has its required and optional fields, in a fixed order', (type) => {
    const { required, optional } = eventTypes[type];
    const names: readonly EventFieldName[] = [...optional, ...required];
    const fields = Object.fromEntries(names.map((name) => [name, VALID[name]]));
    const read = parseEvent({ ...fields, more: 1, id: ID.toUpperCase(), type, at: AT });
    const { guest = null, ...details } = fields;
    expect(read).toEqual({ ok: true, id: ID, type, at: Date.parse(AT), guest, details });
    const order = Object.keys(eventFields).filter((name) => name in details);
    expect(read.ok && Object.keys(read.details)).toEqual(order);
    for (const name of required) {
      const without = { ...fields, [name]: undefined, id: ID, type, at: AT };
      expect(parseEvent(without)).toEqual({
        ok: false,
        id: ID,
        reason: 'invalid-field',
        error: eventFields[name].message,
      });
    }
  });

  it('gets the same result from the validator and from the schema', () => {
    const part = fc.constantFrom<unknown>('Barolo', '', 1, 0, 1.5, '1', -1, null, undefined, 1e12);
    const malformedLines = fc.array(
      fc.oneof(fc.record({ item: part, quantity: part, amount: part }), fc.constantFrom<unknown>(null, [], 7, {})),
    );
    const odd = fc.oneof(
      ...[fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.integer())],
      ...[
        fc.constantFrom(...Object.values(VALID)),
        fc.constantFrom('', ' ', 'a ', 'ø', '-', 'a\n', 'dkk', '1e3', -1, 1e12),
      ],
      ...[malformedLines, fc.array(fc.constant({ item: 'Barolo', quantity: 1 }), { minLength: 99, maxLength: 102 })],
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(eventFields)), odd, (name, value) => {
        const { isValid, schema } = eventFields[name as EventFieldName];
        expect([name, value, isValid(value)]).toEqual([
          name,
          value,
          value !== null && schema.required().isValidSync(value),
        ]);
      }),
      { seed: 7, numRuns: 3000 },
    );
  });

  it('has a schema for each type that accepts valid events', () => {
    for (const type of types) {
      const { required } = eventTypes[type];
      const event = { id: ID, type, at: AT, ...Object.fromEntries(required.map((name) => [name, VALID[name]])) };
      expect([type, eventSchema(type).isValidSync(event)]).toEqual([type, true]);
    }
  });

  it('requires a currency with an amount', () => {
    const event = { id: ID, type: 'event.ticketSold', at: AT, amount: 100 };
    expect(parseEvent(event)).toMatchObject({
      ok: false,
      reason: 'invalid-field',
      error: eventFields.currency.message,
    });
    expect(parseEvent({ ...event, currency: 'DKK' })).toMatchObject({ ok: true });
  });

  it('normalizes order lines and drops unknown fields', () => {
    const event = { id: ID, type: 'order.completed', at: AT, order: 'A-1', amount: 300, currency: 'DKK' };
    const input = [
      { amount: null, sku: 7, quantity: 3, item: 'Olives' },
      { quantity: 1, amount: 0, item: 'Tap water' },
    ];
    const read = parseEvent({ ...event, lines: input });
    expect(read.ok && JSON.stringify(read.details.lines)).toBe(
      '[{"item":"Olives","quantity":3},{"item":"Tap water","quantity":1,"amount":0}]',
    );
    expect(parseEvent({ ...event, lines: [] })).toMatchObject({ ok: true, details: { lines: [] } });
  });

  it.each<[unknown, string]>([
    [
      'Barolo',
      'lines must be a list of at most 100 objects with item, quantity and optionally amount (the total of the line).',
    ],
    [Array(LINES_MAX + 1).fill({ item: 'Barolo', quantity: 1 }), 'lines must be a list of at most 100 objects'],
    [[{ item: 'Barolo', quantity: 1 }, 'Olives'], 'lines[1] must be an object with item, quantity'],
    [[null], 'lines[0] must be an object with item, quantity'],
    [[{ quantity: 1 }], 'lines[0].item must be a name of 1 to 100 characters.'],
    [[{ item: 'Barolo' }], 'lines[0].quantity must be a whole number from 1 to 100000.'],
    [[{ item: 'Barolo', quantity: 0.5 }], 'lines[0].quantity must be a whole number'],
    [
      [
        { item: 'Barolo', quantity: 1 },
        { item: 'Olives', quantity: 1, amount: -1 },
      ],
      'lines[1].amount must be a whole number of minor units',
    ],
  ])('names the index of an invalid line: %j', (lines, error) => {
    const event = { id: ID, type: 'order.completed', at: AT, order: 'A-1', amount: 300, currency: 'DKK', lines };
    expect(parseEvent(event)).toEqual({
      ok: false,
      id: ID,
      reason: 'invalid-field',
      error: expect.stringContaining(error),
    });
  });

  it('requires a currency with line amounts', () => {
    const event = { id: ID, type: 'order.placed', at: AT, order: 'A-1' };
    const lines = [{ item: 'Barolo', quantity: 1, amount: 100 }];
    expect(parseEvent({ ...event, lines })).toMatchObject({ ok: false, error: eventFields.currency.message });
    expect(parseEvent({ ...event, lines, currency: 'DKK' })).toMatchObject({ ok: true });
    expect(parseEvent({ ...event, lines: [{ item: 'Barolo', quantity: 1 }] })).toMatchObject({ ok: true });
  });

  it('requires a parseBookedFor time that exists and is close to the report', () => {
    const parseBookedFor = (when: unknown) => parseEvent({ id: ID, type: 'table.reserved', at: AT, for: when });
    for (const when of ['2026-03-07T19:00:00+01:00', '2027-03-02T18:30:00+01:00', '2026-01-29T18:30:00+01:00']) {
      expect([when, parseBookedFor(when)]).toEqual([
        when,
        expect.objectContaining({ ok: true, details: { for: when } }),
      ]);
    }
    for (const when of ['2027-03-02T18:30:01+01:00', '2026-01-29T18:29:59+01:00', '9999-12-31T00:00:00Z']) {
      const error = 'for must be within 366 days after or 31 days before at.';
      expect([when, parseBookedFor(when)]).toEqual([when, { ok: false, id: ID, reason: 'invalid-field', error }]);
    }
    for (const when of ['2026-02-30T19:00:00Z', '2026-03-07T19:00:00', '2026-03-07', '', 7]) {
      const error = eventFields.for.message;
      expect([when, parseBookedFor(when)]).toEqual([when, { ok: false, id: ID, reason: 'invalid-field', error }]);
    }
    expect(eventFields.for.schema.isValidSync('2026-02-30T19:00:00Z')).toBe(false);
  });

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (raw, field) => {
        expect(parseEvent(raw).ok).toBe(false);
        expect(typeof parseEvent({ id: ID, type: 'app.opened', at: AT, guest: field }).ok).toBe('boolean');
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});

describe('1.3.12: personal data in an event', () => {
  it.each([
    [{ name: 'Anna' }, 'name'],
    [{ 'First-Name': 'Anna' }, 'First-Name'],
    [{ item: 'for anna@example.dk' }, 'item'],
    [{ source: '+45 20 30 40 50' }, 'source'],
    [{ source: '+4520304050' }, 'source'],
    [{ guest: '20304050' }, 'guest'],
    [{ guest: '45-20304050' }, 'guest'],
    [{ more: { deep: [{ email: 1 }] } }, 'more'],
    [{ lines: [{ item: 'Barolo' }, { item: 'for anna@example.dk' }] }, 'lines[1]'],
    [{ lines: [{ item: 'Barolo', guestName: 'Anna' }] }, 'lines[0]'],
    [{ item: 'Barolo 2019', guest: 'g20304050', order: '20304050', id: ID, at: AT }, null],
    [{ source: 'a@b', device: '+1', item: '2+2', at: '2026-03-01T18:30:00+10:30' }, null],
  ])('%j: %s', (event, field) => {
    expect(findPersonalField(event)).toBe(field);
  });

  it('is found quickly in long texts', () => {
    const before = process.cpuUsage();
    for (const long of ['@', 'a@', '+1 ', '+1', 'a@b.', '(', '1-'])
      findPersonalField({ item: long.repeat(50_000), guest: '1-'.repeat(50_000) });
    // CPU time, not wall-clock time, so that a busy machine does not change it.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });
});
