import type { Endpoint } from '@skal/contracts/http/endpoint';
import { TUS_CHUNK_TYPE, TUS_VERSION } from '@skal/contracts/support/resumableUpload';
import fc, { type Arbitrary } from 'fast-check';
import type { SchemaFieldDescription } from 'yup';
import { PDF, PNG } from '../fixtures/uploads.ts';
import {
  contentType,
  malformedBody,
  malformedHeaders,
  malformedParameter,
  malformedQuery,
  malformedValue,
  mixedBody,
} from './malformedValues.ts';
import { validBody, validQuery } from './validValues.ts';

/** A request as it is drawn: what answers have named is put in when it is sent. */
export interface GeneratedRequest {
  readonly method: string;
  /** Drawn for parameters: a whole number is one of the ids that are known, a text stands there as it is. */
  readonly parameter: number | string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

/** One drawn request for an endpoint: the same for the same seed. */
export type RequestGenerator = (endpoint: Endpoint, seed: number) => GeneratedRequest;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

const file: Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Uint8Array>(PDF, PDF, PDF, PNG) },
  fc.constantFrom<Uint8Array>(PNG.subarray(0, 60), Buffer.alloc(0), Buffer.from('<svg onload="alert(1)"/>')),
  fc.uint8Array({ maxLength: 300 }),
);

/** A little more than is read of a body. */
const TOO_LONG = JSON.stringify({ text: 'a'.repeat(120_000) });

const json = (values: Arbitrary<unknown>): Arbitrary<string> => values.map((value) => JSON.stringify(value) ?? '');

function bodyFor(endpoint: Endpoint, anything: Arbitrary<unknown>): Arbitrary<string | Uint8Array | null> {
  const likely = validBody(endpoint);
  const wild = [
    { weight: 2, arbitrary: json(anything) },
    { weight: 2, arbitrary: json(malformedValue) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  ];
  if (endpoint.body !== null && 'bytes' in endpoint.body) return fc.oneof({ weight: 20, arbitrary: file }, ...wild);
  if (!likely) return fc.oneof({ weight: 20, arbitrary: fc.constant(null) }, ...wild);
  return fc.oneof(
    { weight: 20, arbitrary: json(likely) },
    { weight: 10, arbitrary: json(malformedBody(likely)) },
    { weight: 2, arbitrary: json(likely).map((text) => text.slice(0, -3)) },
    ...wild,
    { weight: 1, arbitrary: fc.constantFrom('', TOO_LONG, '{"a":1}{"a":2}', '\ufeff{}', '[', '{"__proto__":{"a":1}}') },
  );
}

/** What tus says of a piece; nearly always what fits the files above. */
const pieceHeaders = fc.record({
  'tus-resumable': fc.constantFrom(TUS_VERSION, TUS_VERSION, TUS_VERSION, '0.2.2'),
  'upload-length': fc.constantFrom(String(PDF.length), String(PNG.length), '-1', '1e9', '9007199254740993'),
  'upload-offset': fc.constantFrom('0', '0', String(PDF.length), '-1', 'NaN', '99999999999999999999'),
});

function headersFor({ path, method, body }: Endpoint): Arbitrary<Record<string, string>> {
  const right = path.endsWith('/upload') && method === 'PATCH' ? TUS_CHUNK_TYPE : 'application/octet-stream';
  const isFile = body !== null && 'bytes' in body;
  const type = isFile ? fc.oneof({ weight: 12, arbitrary: fc.constant(right) }, contentType) : contentType;
  const pieces = path.endsWith('/upload') ? pieceHeaders : fc.constant({});
  return fc
    .tuple(type, pieces, malformedHeaders)
    .map(([given, some, odd]) => ({ ...(method !== 'GET' && { 'content-type': given }), ...some, ...odd }));
}

function requestFor(endpoint: Endpoint, anything: Arbitrary<unknown>): Arbitrary<GeneratedRequest> {
  const asked = validQuery(endpoint);
  return fc.record<GeneratedRequest>({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(endpoint.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    parameter: fc.oneof({ weight: 10, arbitrary: fc.nat(5_000) }, { weight: 1, arbitrary: malformedParameter }),
    query: asked ? fc.oneof({ weight: 4, arbitrary: asked }, { weight: 1, arbitrary: malformedQuery }) : malformedQuery,
    headers: headersFor(endpoint),
    body: endpoint.method === 'GET' ? fc.constant(null) : bodyFor(endpoint, anything),
  });
}

/** Draws requests for endpoints of this wire. */
export function createRequestGenerator(schemas: readonly SchemaFieldDescription[]): RequestGenerator {
  const anything = mixedBody(schemas);
  const arbitraries = new Map<Endpoint, Arbitrary<GeneratedRequest>>();
  return (endpoint, seed) => {
    const arbitrary = arbitraries.get(endpoint) ?? requestFor(endpoint, anything);
    arbitraries.set(endpoint, arbitrary);
    const [drawn] = fc.sample(arbitrary, { seed, numRuns: 1 });
    return drawn as GeneratedRequest;
  };
}
