import { IMPERSONATING, impersonation } from '@skal/contracts/account/impersonation';
import type { Access, Endpoint } from '@skal/contracts/http/endpoint';
import fc from 'fast-check';
import type { TestResponse } from '../client.ts';
import { type OpenApiDocument, OpenApiValidator } from '../openApiValidator.ts';
import { CALLERS, type Caller, type CallerSession, Callers } from './Callers.ts';
import { createRequestGenerator, type GeneratedRequest } from './generateRequest.ts';
import { IdPool } from './IdPool.ts';
import { loadContracts } from './loadContracts.ts';
import { findExpectedUnavailable, ResponseValidator } from './ResponseValidator.ts';
import type { FuzzTarget, MemorySample } from './target.ts';

export interface FuzzOptions {
  /** Determines the generated requests; ids are filled in as they are received. */
  readonly seed: number;
  readonly requests: number;
  /** Number of concurrent requests. */
  readonly concurrency: number;
  /** Number of requests between two memory samples. */
  readonly sampleEvery: number;
  /** Whether to stop early, such as after a time limit. */
  readonly shouldStop?: () => boolean;
  readonly onSample?: (soFar: FuzzResult) => void;
}

/** A request with an invalid response. */
export interface Finding {
  readonly number: number;
  readonly caller: Caller;
  readonly request: string;
  readonly why: string;
}

export interface FuzzResult {
  requests: number;
  /** Number of responses by status. */
  readonly statuses: Map<number, number>;
  /** Expected 503 responses, by message. */
  readonly expectedUnavailable: Map<string, number>;
  /** Combinations that were sent: `client GET /api/staff`. */
  readonly requested: Set<string>;
  /** Endpoints that succeeded: `GET /api/staff`. */
  readonly succeeded: Set<string>;
  /** Number of findings, and the first of them. */
  findingCount: number;
  readonly findings: Finding[];
  /** Memory after garbage collection, one per sample. */
  readonly memory: MemorySample[];
  /** Errors logged by the api. */
  readonly loggedErrors: Record<string, unknown>[];
  readonly routes: number;
}

/** Slow endpoints (hashing, images, exports) get one turn in this many. */
const SLOW_TURN = 12;
const isSlow = ({ path }: Endpoint): boolean =>
  /login|password|passkey|second-factor|email-change|logout|\.csv$|\/pdf$|openapi/.test(path);

/** Callers with access per level; they get extra turns. */
const ALLOWED_CALLERS: Record<Access, readonly Caller[]> = {
  public: ['visitor', 'client', 'owner'],
  'signed-in': ['client', 'live', 'owner', 'support'],
  client: ['client', 'live', 'viewer'],
  admin: ['owner', 'support'],
  owner: ['owner'],
  app: ['app'],
};
const EXTRA_TURNS = 5;

/** Maximum number of findings kept; the rest is only counted. */
const FINDINGS_MAX = 500;

/** Number of requests before accounts are replaced, which also tests new accounts with short lists. */
const ACCOUNT_LIFETIME = 10_000;

/** Yields endpoint and caller pairs, each equally often, shuffled per round. */
function* endpointTurns(endpoints: readonly Endpoint[], seed: number): Generator<readonly [Endpoint, Caller], never> {
  for (let round = 0; ; round += 1) {
    const now = endpoints.filter((endpoint) => round % SLOW_TURN === 0 || !isSlow(endpoint));
    const pairs = now.flatMap((endpoint) => {
      const may = Array<readonly Caller[]>(EXTRA_TURNS - 1).fill(ALLOWED_CALLERS[endpoint.access]);
      return [...CALLERS, ...may.flat()].map((caller) => [endpoint, caller] as const);
    });
    yield* fc
      .sample(fc.shuffledSubarray(pairs, { minLength: pairs.length }), { seed: seed + round, numRuns: 1 })
      .flat(1);
  }
}

/** Reads the api's OpenAPI description. */
async function readDescription(people: Callers): Promise<OpenApiValidator> {
  const { browser } = await people.get('owner');
  return new OpenApiValidator((await browser.get('/api/openapi.json')).body as unknown as OpenApiDocument);
}

const bodyText = (body: GeneratedRequest['body']): string =>
  body === null ? '' : typeof body === 'string' ? body.slice(0, 2_000) : `<${Buffer.from(body).toString('base64')}>`;

/** Sends generated requests (valid, malformed, and with ids from earlier replies) and validates every response. */
export async function runFuzz(site: FuzzTarget, plan: FuzzOptions): Promise<FuzzResult> {
  const { seed, requests, concurrency, sampleEvery } = plan;
  const { schemas, endpoints: known } = await loadContracts();
  const people = new Callers(site);
  const validator = await readDescription(people);
  const endpoints = known.filter(({ method, path }) =>
    validator.operations.some((one) => one.method === method && one.path.replace(/\{(\w+)\}/g, ':$1') === path),
  );
  const judge = new ResponseValidator(validator);
  const draw = createRequestGenerator(schemas);
  const remembered = new IdPool();
  const turns = endpointTurns(endpoints, seed);
  const outcome: FuzzResult = {
    ...{ requests: 0, statuses: new Map(), expectedUnavailable: new Map(), requested: new Set(), succeeded: new Set() },
    ...{ findingCount: 0, findings: [], memory: [], loggedErrors: [], routes: validator.operations.length },
  };

  const sendRequest = (
    { browser, headers }: CallerSession,
    address: string,
    { method, headers: more, body }: GeneratedRequest,
    raw: GeneratedRequest['body'],
  ) => {
    const hasBody = body !== null && method !== 'GET' && method !== 'HEAD';
    return browser.request(method, address, { headers: { ...headers, ...more }, ...(hasBody && { raw: raw ?? '' }) });
  };

  const answerTo = async (
    caller: Caller,
    address: string,
    drawn: GeneratedRequest,
    raw: GeneratedRequest['body'],
  ): Promise<TestResponse> => {
    const person = await people.get(caller);
    const response = await sendRequest(person, address, drawn, raw);
    // The session has ended or its credentials have changed, unless the request has its own.
    const isOfOthers = 'cookie' in drawn.headers || 'authorization' in drawn.headers;
    if (response.status === 401 && caller !== 'visitor' && !isOfOthers) people.signInAgain(caller, person);
    if (response.body?.code !== IMPERSONATING || caller === 'viewer') return response;
    // Impersonation allows nothing else until it ends.
    await person.browser.request('DELETE', impersonation.end.path);
    return sendRequest(person, address, drawn, raw);
  };

  const send = async (number: number): Promise<void> => {
    const [endpoint, caller] = turns.next().value;
    const drawn = draw(endpoint, (seed + number) | 0);
    const filled =
      typeof drawn.parameter === 'number'
        ? remembered.fillPath(caller, endpoint.path, drawn.parameter)
        : endpoint.path.replace(/:\w+/g, () => String(drawn.parameter));
    const address = filled + remembered.fillText(drawn.query);
    const raw = typeof drawn.body === 'string' ? remembered.fillText(drawn.body) : drawn.body;
    const find = (why: string) => {
      const request = `${drawn.method} ${address} ${JSON.stringify(drawn.headers)} ${bodyText(raw)}`;
      outcome.findingCount += 1;
      if (outcome.findings.length < FINDINGS_MAX) outcome.findings.push({ number, caller, request, why });
    };
    outcome.requested.add(`${caller} ${endpoint.method} ${endpoint.path}`);
    try {
      const response = await answerTo(caller, address, drawn, raw);
      const { status, body } = response;
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
      const bound = findExpectedUnavailable(response);
      if (bound) outcome.expectedUnavailable.set(bound, (outcome.expectedUnavailable.get(bound) ?? 0) + 1);
      for (const why of judge.findingsIn(drawn.method, address, response)) find(why);
      if (status < 300 && drawn.method === endpoint.method) {
        outcome.succeeded.add(`${endpoint.method} ${endpoint.path}`);
        remembered.collect(caller, endpoint.path, filled, body);
      }
    } catch (error) {
      find(`${String(error)} ${error instanceof Error && error.cause ? String(error.cause) : ''}`);
    }
  };

  const sample = async () => {
    remembered.tokens = await site.tokens();
    const { memory, faults } = await site.collectStats();
    outcome.memory.push(memory);
    // Expected 503 responses are logged as well; they are validated by their response.
    outcome.loggedErrors.push(...faults.filter(({ status }) => status !== 503));
    plan.onSample?.(outcome);
  };

  let next = 0;
  const work = async (): Promise<void> => {
    while (next < requests && !plan.shouldStop?.()) {
      const number = next;
      next += 1;
      if (number % ACCOUNT_LIFETIME === ACCOUNT_LIFETIME - 1) for (const caller of CALLERS) people.forget(caller);
      await send(number);
      outcome.requests += 1;
      if (outcome.requests % sampleEvery === 0) await sample();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await sample();
  return outcome;
}
