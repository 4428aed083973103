import type { Endpoint } from '@skal/contracts/http/endpoint';
import fc from 'fast-check';
import { PDF } from '../fixtures/uploads.ts';
import { type CallerSession, signIn } from './Callers.ts';
import { createRequestGenerator, type GeneratedRequest } from './generateRequest.ts';
import { buildTenantWord, LeakDetector } from './LeakDetector.ts';
import { loadContracts } from './loadContracts.ts';
import type { FuzzTarget } from './target.ts';
import { Tenant, type TenantActor } from './tenant.ts';

export interface IsolationOptions {
  readonly seed: number;
  readonly operations: number;
  readonly tenants: number;
  readonly isOver?: () => boolean;
  readonly onProgress?: (soFar: IsolationResult) => void;
}

export interface IsolationResult {
  operations: number;
  readonly tenants: number;
  /** Number of responses by status. */
  readonly statuses: Map<number, number>;
  /** Number of searched response bytes. */
  bytesSearched: number;
  /** Number of ids with a known owner. */
  ids: number;
  /** Requests with an id of another tenant, all of which must be rejected. */
  foreignRequests: number;
  readonly findings: string[];
}

/** Excluded endpoints: they end an account's own access or hash passwords, and are tested elsewhere. */
const EXCLUDED = /login|logout|password|passkey|second-factor|email-change|sessions\/|save-settings-password/;
/** Excluded admin endpoints: they delete or block clients, or concern operators. */
const EXCLUDED_ADMIN =
  /^(?:DELETE|PATCH) \/api\/admin\/clients\/:id$|operators|releases|snippets|dead-letters|\/impersonation$/;
/** Relative number of turns per actor. */
const TURNS: readonly TenantActor[] = [
  'first',
  'first',
  'second',
  'second',
  'first',
  'second',
  'app',
  'operator',
  'operator',
  'viewer',
];
const OPERATORS = 3;
const FINDINGS_MAX = 200;
const PROGRESS = 5_000;

/** A file that contains the client's word. */
const createPdf = (word: string): Uint8Array => Buffer.from(`${PDF.toString()} ${word}`);

interface Choices {
  own: readonly Endpoint[];
  app: readonly Endpoint[];
  operator: readonly Endpoint[];
  viewer: readonly Endpoint[];
}

function choicesAmong(endpoints: readonly Endpoint[]): Choices {
  const own = endpoints.filter(
    ({ path, access }) => (access === 'client' || access === 'signed-in') && !EXCLUDED.test(path),
  );
  return {
    own,
    app: endpoints.filter(({ access }) => access === 'app'),
    // Endpoints about one client; lists of all clients belong to the operators.
    operator: endpoints.filter(
      ({ path, access, method }) =>
        (access === 'admin' || access === 'owner') &&
        path.includes('/:') &&
        !EXCLUDED.test(path) &&
        !EXCLUDED_ADMIN.test(`${method} ${path}`),
    ),
    viewer: own.filter(({ method }) => method === 'GET'),
  };
}

/** Inserts the client's word and known ids into a request. */
function personalize({ word, known }: Tenant, { body, headers }: GeneratedRequest) {
  const isPdf = body instanceof Uint8Array && Buffer.compare(body, PDF) === 0;
  const file = createPdf(word);
  const lengths: Record<string, string> =
    headers['upload-length'] === String(PDF.length) ? { 'upload-length': String(file.length) } : {};
  return {
    raw: typeof body === 'string' ? known.fillText(body, word) : isPdf ? file : body,
    headers: { ...headers, ...lengths },
  };
}

/** Runs many clients concurrently, and searches the responses of each for words and ids of the others. */
export async function runTenantIsolation(site: FuzzTarget, plan: IsolationOptions): Promise<IsolationResult> {
  const { seed, operations } = plan;
  const { schemas, endpoints } = await loadContracts();
  const draw = createRequestGenerator(schemas);
  const choices = choicesAmong(endpoints);
  const leaks = new LeakDetector();
  const outcome: IsolationResult = {
    ...{
      operations: 0,
      tenants: plan.tenants,
      statuses: new Map(),
      bytesSearched: 0,
      ids: 0,
      foreignRequests: 0,
      findings: [],
    },
  };
  const operators = await Promise.all(
    Array.from({ length: OPERATORS }, async () => signIn(site.url, await site.makeAccount('owner', 'Karen'))),
  );
  const tenants: Tenant[] = [];
  for (let number = 0; number < plan.tenants; number += 1) {
    const word = buildTenantWord(seed * 1_000 + number);
    const account = await site.makeAccount(number % 2 === 0 ? 'live' : 'client', word);
    leaks.registerId(word, account.clientId ?? '');
    tenants.push(new Tenant(site, word, account, async () => operators[number % OPERATORS] as CallerSession));
  }

  const operate = async (at: number, number: number): Promise<void> => {
    const tenant = tenants[at] as Tenant;
    const [random, side] = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...TURNS)), {
      seed: seed + number,
      numRuns: 1,
    })[0] as [number, TenantActor];
    const among = side === 'first' || side === 'second' ? choices.own : choices[side];
    const endpoint = among[random % among.length] as Endpoint;
    const drawn = draw(endpoint, (seed + number) | 0);
    // Every third time, requests a resource of another tenant.
    const other = tenants[(at + 1 + (random % Math.max(1, tenants.length - 1))) % tenants.length] as Tenant;
    const source = side !== 'operator' && random % 3 === 0 ? other : tenant;
    const parameter = typeof drawn.parameter === 'number' ? drawn.parameter | 1 : 1;
    const ofClient = endpoint.path.replace('/clients/:id', `/clients/${tenant.clientId}`);
    const path = source.known.fillPath(source.word, ofClient, parameter);
    const address = path + source.known.fillText(drawn.query, tenant.word);
    const { raw, headers } = personalize(tenant, drawn);
    const person = await tenant.get(side);
    const hasBody = raw !== null && endpoint.method !== 'GET';
    const request = { headers: { ...headers, ...person.headers }, ...(hasBody && { raw }) };
    const response = await person.browser.request(endpoint.method, address, request);
    outcome.statuses.set(response.status, (outcome.statuses.get(response.status) ?? 0) + 1);
    if (response.status === 401) tenant.forget(side);
    const isForeign = leaks.isForeignPath(tenant.word, path);
    const foreign = leaks.leaksIn(tenant.word, response, `${address} ${hasBody ? String(raw) : ''}`);
    if (isForeign) outcome.foreignRequests += 1;
    if (isForeign && response.status < 300) foreign.push('the id of another client');
    if (response.status >= 500) foreign.push(`status ${response.status}`);
    if (foreign.length > 0 && outcome.findings.length < FINDINGS_MAX)
      outcome.findings.push(
        `${number}, ${side} of ${tenant.word}: ${endpoint.method} ${address} (${response.status}) has ${foreign.join(', ')}`,
      );
    if (response.status < 300) tenant.known.collect(tenant.word, endpoint.path, path, response.body);
  };

  let next = 0;
  await Promise.all(
    tenants.map(async (_, at) => {
      while (next < operations && !plan.isOver?.()) {
        const number = next;
        next += 1;
        await operate(at, number);
        outcome.operations += 1;
        Object.assign(outcome, { searched: leaks.searched, ids: leaks.ids });
        if (outcome.operations % PROGRESS === 0) plan.onProgress?.(outcome);
      }
    }),
  );
  return outcome;
}
