import fc, { type Arbitrary } from 'fast-check';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';

/** Names that every object has, and others that a lookup might trip over. */
const ODD_NAMES = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'then',
  'toJSON',
  'length',
  'prototype',
  '',
  '0',
  '\0',
];

const ODD_TEXTS = [
  ...ODD_NAMES,
  '\ud800',
  'a\udfff',
  'a\0b',
  '\r\nBcc: x@example.dk',
  "'; DROP TABLE accounts; --",
  '%',
  '../../etc/passwd',
  '\u202e\ufeff',
  '🍷'.repeat(200),
  'a'.repeat(20_000),
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Anything that JSON can say, with a liking for what is seldom thought of. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', [], {}, [[]], true, 0, -0, 1e308, -1, 0.1, 2 ** 53 + 2, 1e-320),
  fc.constantFrom(...ODD_TEXTS),
  fc.integer({ min: 1, max: 60 }).map(nested),
  fc.dictionary(fc.constantFrom(...ODD_NAMES), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

interface Described extends SchemaDescription {
  fields?: Record<string, Described>;
  innerType?: Described;
}

/** A text that a field of this name is likely to take. */
function likelyText(name: string): Arbitrary<string> {
  if (/email/i.test(name)) return fc.integer({ min: 1, max: 400 }).map((number) => `guest-${number}@example.dk`);
  if (/password/i.test(name)) return fc.constantFrom('seven gothic tales', 'babettes feast, again');
  if (/phone/i.test(name)) return fc.constantFrom('12 34 56 78', '');
  if (/date|^day/i.test(name)) return fc.constantFrom('2026-03-01', '2026-02-28');
  return fc.constantFrom('Anna Jensen', 'Vinbaren', 'The menu does not open.');
}

/** What a field of this description is likely to take. */
function likely(name: string, { type, oneOf, fields, innerType }: Described): Arbitrary<unknown> {
  const choices = oneOf.filter((choice) => choice !== undefined);
  if (choices.length > 0) return fc.constantFrom(...choices);
  if (fields)
    return fc.record(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, likely(key, field)])));
  if (innerType) return fc.array(likely(name, innerType), { maxLength: 3 });
  if (type === 'number') return fc.integer({ min: -1_000, max: 1_000 });
  return type === 'string' ? likelyText(name) : fc.boolean();
}

/**
 * Bodies in the shape of what the wire takes: each has some of all fields that any schema names, so that every endpoint
 * finds its own among them, and a few of them are odd.
 * @param descriptions of every schema of the wire.
 */
export function shapedBody(descriptions: readonly SchemaFieldDescription[]): Arbitrary<unknown> {
  const named = new Map<string, Arbitrary<unknown>[]>();
  for (const { fields = {} } of descriptions as readonly Described[]) {
    for (const [name, field] of Object.entries(fields)) {
      named.set(name, [...(named.get(name) ?? []), likely(name, field)]);
    }
  }
  const all = [...named].map(([name, values]) => [name, fc.oneof(...values)] as const);
  const right = fc.record(Object.fromEntries(all));
  const odd = fc.dictionary(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...named.keys()) }, fc.constantFrom(...ODD_NAMES)),
    oddValue,
    { maxKeys: 3 },
  );
  const gone = fc.subarray([...named.keys()], { maxLength: 4 });
  return fc.tuple(right, odd, gone).map(([body, wrong, left]) => {
    // As JSON has them: by assignment `__proto__` would not become a field.
    const entries = [...Object.entries(body).filter(([name]) => !left.includes(name)), ...Object.entries(wrong)];
    return Object.fromEntries(entries);
  });
}

/** What a content type may be; nearly always the right one. */
export const contentType: Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/octet-stream',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    '*/*',
  ),
  { weight: 1, arbitrary: fc.constantFrom('multipart/form-data', 'application/json; charset="', 'constructor') },
);

/** What stands for a parameter in a path, encoded. */
export const oddParameter: Arbitrary<string> = fc.oneof(
  fc.uuid(),
  fc.constantFrom('constructor', '__proto__', '%00', '%ff', '%2e%2e%2f', '-1', '1e9', 'a'.repeat(2_000)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
);
