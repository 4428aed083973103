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

/** A generated request; placeholders are filled in when it is sent. */
export interface GeneratedRequest {
  readonly method: string;
  /** Path parameter: an integer selects a known id, a text is used as it is. */
  readonly parameter: number | string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

/** Generates a request for an endpoint, the same for the same seed. */
export type RequestGenerator = (endpoint: Endpoint, seed: number) => GeneratedRequest;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

const file: Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Uint8Array>(PDF, PDF, PDF, PNG) },
  fc.constantFrom<Uint8Array>(PNG.subarray(0, 60), Buffer.alloc(0), Buffer.from('<svg onload="alert(1)"/>')),
  fc.uint8Array({ maxLength: 300 }),
);

/** Slightly longer than the maximum body. */
const TOO_LONG = JSON.stringify({ text: 'a'.repeat(120_000) });

const json = (values: Arbitrary<unknown>): Arbitrary<string> => values.map((value) => JSON.stringify(value) ?? '');

function generateBody(endpoint: Endpoint, anything: Arbitrary<unknown>): Arbitrary<string | Uint8Array | null> {
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

/** Headers of a tus chunk, mostly matching the files above. */
const pieceHeaders = fc.record({
  'tus-resumable': fc.constantFrom(TUS_VERSION, TUS_VERSION, TUS_VERSION, '0.2.2'),
  'upload-length': fc.constantFrom(String(PDF.length), String(PNG.length), '-1', '1e9', '9007199254740993'),
  'upload-offset': fc.constantFrom('0', '0', String(PDF.length), '-1', 'NaN', '99999999999999999999'),
});

function generateHeaders({ path, method, body }: Endpoint): Arbitrary<Record<string, string>> {
  const right = path.endsWith('/upload') && method === 'PATCH' ? TUS_CHUNK_TYPE : 'application/octet-stream';
  const isFile = body !== null && 'bytes' in body;
  const type = isFile ? fc.oneof({ weight: 12, arbitrary: fc.constant(right) }, contentType) : contentType;
  const pieces = path.endsWith('/upload') ? pieceHeaders : fc.constant({});
  return fc
    .tuple(type, pieces, malformedHeaders)
    .map(([given, some, odd]) => ({ ...(method !== 'GET' && { 'content-type': given }), ...some, ...odd }));
}

function generateRequestFor(endpoint: Endpoint, anything: Arbitrary<unknown>): Arbitrary<GeneratedRequest> {
  const valid = validQuery(endpoint);
  return fc.record<GeneratedRequest>({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(endpoint.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    parameter: fc.oneof({ weight: 10, arbitrary: fc.nat(5_000) }, { weight: 1, arbitrary: malformedParameter }),
    query: valid ? fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: malformedQuery }) : malformedQuery,
    headers: generateHeaders(endpoint),
    body: endpoint.method === 'GET' ? fc.constant(null) : generateBody(endpoint, anything),
  });
}

/** Creates a generator for the endpoints of these schemas. */
export function createRequestGenerator(schemas: readonly SchemaFieldDescription[]): RequestGenerator {
  const anything = mixedBody(schemas);
  const arbitraries = new Map<Endpoint, Arbitrary<GeneratedRequest>>();
  return (endpoint, seed) => {
    const arbitrary = arbitraries.get(endpoint) ?? generateRequestFor(endpoint, anything);
    arbitraries.set(endpoint, arbitrary);
    const [drawn] = fc.sample(arbitrary, { seed, numRuns: 1 });
    return drawn as GeneratedRequest;
  };
}
