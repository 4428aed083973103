import fc, { type Arbitrary } from 'fast-check';
import type { SchemaFieldDescription } from 'yup';
import { type SchemaWithDescription, validValue } from './validValues.ts';

/** Names that every object inherits, and others that may confuse look-ups. */
export const HOSTILE_NAMES = [
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
  ...HOSTILE_NAMES,
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

/** Any JSON value, with a preference for edge cases. */
export const malformedValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', [], {}, [[]], true, 0, -0, 1e308, -1, 0.1, 2 ** 53 + 2, 1e-320),
  fc.constantFrom(...ODD_TEXTS),
  fc.integer({ min: 1, max: 60 }).map(nested),
  fc.dictionary(fc.constantFrom(...HOSTILE_NAMES), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/**
 * Generates bodies with fields of all schemas, so that each endpoint finds some of its own, a few of them malformed.
 * @param descriptions all schemas
 */
export function mixedBody(descriptions: readonly SchemaFieldDescription[]): Arbitrary<unknown> {
  const named = new Map<string, Arbitrary<unknown>[]>();
  for (const { fields = {} } of descriptions as readonly SchemaWithDescription[]) {
    for (const [name, field] of Object.entries(fields)) {
      named.set(name, [...(named.get(name) ?? []), validValue(name, field)]);
    }
  }
  const all = [...named].map(([name, values]) => [name, fc.oneof(...values)] as const);
  const right = fc.record(Object.fromEntries(all));
  const odd = fc.dictionary(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...named.keys()) }, fc.constantFrom(...HOSTILE_NAMES)),
    malformedValue,
    { maxKeys: 3 },
  );
  const gone = fc.subarray([...named.keys()], { maxLength: 4 });
  return fc.tuple(right, odd, gone).map(([body, wrong, left]) => {
    // fromEntries instead of assignment, so that `__proto__` becomes a field.
    const entries = [...Object.entries(body).filter(([name]) => !left.includes(name)), ...Object.entries(wrong)];
    return Object.fromEntries(entries);
  });
}

/** Content types, mostly the right one. */
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

/** Malformed path parameters, encoded. */
export const malformedParameter: Arbitrary<string> = fc.oneof(
  fc.uuid(),
  fc.constantFrom('constructor', '__proto__', '%00', '%ff', '%2e%2e%2f', '-1', '1e9', 'a'.repeat(2_000)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
);

/** Malformed queries. */
export const malformedQuery: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc.constantFrom(
    '?',
    '?constructor=1&a[b]=c&__proto__',
    '?%ff',
    '?limit=-1&cursor=x',
    `?q=${'a'.repeat(3000)}`,
    '?&&=&',
  ),
);

/** Malformed headers, mostly none. An empty value removes a header of the browser. */
export const malformedHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 6,
    arbitrary: fc.oneof(fc.uuid(), fc.constantFrom('constructor', 'a'.repeat(300), '1', 'again')).map((key) => ({
      'idempotency-key': key,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { origin: '' },
      { origin: 'null' },
      { origin: 'https://elsewhere.example' },
      { cookie: 'skal=constructor; =; __proto__=1' },
      { cookie: `skal.sess=${'a'.repeat(3000)}` },
      { authorization: 'Bearer constructor' },
      { authorization: 'Basic Og==' },
      { 'x-forwarded-for': "1.2.3.4, ::1, ' OR 1=1" },
      { 'x-http-method-override': 'DELETE' },
      { 'x-request-id': '\u00e6<script>' },
      { 'accept-encoding': 'br;q=nan, *;q=-1' },
      { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
      { 'accept-language': `da${',a'.repeat(500)}` },
      { 'content-encoding': 'gzip' },
      { traceparent: '00-00000000000000000000000000000000-0000000000000000-ff' },
      { 'sec-fetch-site': 'cross-site' },
    ),
  },
);

/** A valid body with one change: a malformed, missing or unknown field. */
export function malformedBody(right: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(
      right,
      fc.nat(),
      malformedValue,
      fc.constantFrom('odd', 'gone', 'more', 'deep'),
      fc.constantFrom(...HOSTILE_NAMES),
    )
    .map(([body, random, wrong, what, name]) => spoil(body, { random, wrong, what, name }));
}

interface Mutation {
  random: number;
  wrong: unknown;
  what: string;
  name: string;
}

function spoil(body: unknown, spoiling: Mutation): unknown {
  const { random, wrong, what, name } = spoiling;
  if (Array.isArray(body)) return body.map((one, at) => (at === random % body.length ? spoil(one, spoiling) : one));
  if (typeof body !== 'object' || body === null) return wrong;
  const entries = Object.entries(body);
  const at = random % Math.max(1, entries.length);
  // fromEntries instead of assignment, so that `__proto__` becomes a field.
  if (what === 'more') return Object.fromEntries([...entries, [name, wrong]]);
  if (what === 'gone') return Object.fromEntries(entries.filter((_, index) => index !== at));
  const odd = (value: unknown) => (what === 'deep' && typeof value === 'object' ? spoil(value, spoiling) : wrong);
  return Object.fromEntries(entries.map(([key, value], index) => [key, index === at ? odd(value) : value]));
}
