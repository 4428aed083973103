import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VIEWING, view } from '@skal/contracts/view';
import fc from 'fast-check';
import { isSchema, type SchemaFieldDescription } from 'yup';
import { admin, client } from './testing/bodies.ts';
import { type Answer, startTestApi, type TestApi, type TestClient } from './testing/index.ts';
import { contentType, oddParameter, oddValue, shapedBody } from './testing/odd.ts';
import { restoreClient } from './testing/restoreClient.ts';

/** Another one tries other requests; the one in the name of a failed test makes the same ones again. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** All of them on one database; on the other one those that show what only that one refuses. */
const REQUESTS = process.env.TEST_DATABASE_URL ? 1_500 : 5_000;
/** Sent at the same time, as visitors do. */
const TOGETHER = 10;

/** Every schema that the wire has, whichever file it stands in. */
async function describeWire(): Promise<SchemaFieldDescription[]> {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@skal/contracts/site')));
  const subjects = readdirSync(folder).filter((name) => /^\w+\.ts$/.test(name));
  const modules = await Promise.all(
    subjects.map((name) => import(`@skal/contracts/${name.replace('.ts', '')}`) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (isSchema(value) ? [value.describe()] : []));
}

/** A number as a parameter means one of the ids that answers have named. */
interface OddRequest {
  parameter: number | string;
  query: string;
  type: string;
  key: string | undefined;
  raw: string;
}

const callers = {
  anonymous: null,
  client,
  operator: admin,
} as const;
type Caller = keyof typeof callers;
const CALLERS = Object.keys(callers) as Caller[];

/** Each of them as often as any other, and not among the same neighbours again. */
function* inTurn<Item>(items: readonly Item[]): Generator<Item, never> {
  const shuffled = fc.shuffledSubarray([...items], { minLength: items.length });
  for (let round = 0; ; round += 1) yield* fc.sample(shuffled, { seed: SEED + round, numRuns: 1 }).flat();
}

describe(`16.5.3: ${REQUESTS} requests that nobody thought of (FUZZ_SEED=${SEED})`, () => {
  let api: TestApi;
  const browsers = new Map<Caller, TestClient>();
  const plenty = { points: 10 * REQUESTS, seconds: 3600 };

  beforeAll(async () => {
    api = await startTestApi({
      logLevel: 'error',
      limits: { loginIp: plenty, loginEmail: plenty, loginDevice: plenty, forms: plenty, general: plenty },
    });
  });
  afterAll(() => api.close());

  const signedIn = async (caller: Caller): Promise<TestClient> => {
    const account = callers[caller];
    const browser = account
      ? await (account === client ? clientBack() : api.signIn(account.email, account.password))
      : api.client();
    browsers.set(caller, browser);
    return browser;
  };

  /** The operator among the callers pauses and deletes; somebody else may do so again before the sign-in. */
  let back: Promise<TestClient | null> = Promise.resolve(null);
  const clientBack = async (): Promise<TestClient> => {
    back = back.then(async () => {
      await restoreClient(api, client);
      return api.signIn(client.email, client.password).catch(() => null);
    });
    return (await back) ?? clientBack();
  };

  it('are all answered, and none with a fault of ours', async () => {
    const bodies = shapedBody(await describeWire());
    const routes = api.api.routes.map(({ endpoint: { method, path } }) => ({ method, path }));
    const raw = fc.oneof(
      { weight: 8, arbitrary: bodies.map((body) => JSON.stringify(body)) },
      { weight: 2, arbitrary: oddValue.map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
      { weight: 1, arbitrary: bodies.map((body) => JSON.stringify(body).slice(0, -3)) },
    );
    const request: fc.Arbitrary<OddRequest> = fc.record({
      parameter: fc.oneof({ weight: 2, arbitrary: fc.nat(500) }, oddParameter),
      query: fc.constantFrom('', '', '?', '?constructor=1&a[b]=c&__proto__', '?%ff'),
      type: contentType,
      key: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('constructor', 'a'.repeat(300), '1')), { nil: undefined }),
      raw,
    });
    /** Ids that answers have named: what is asked for by them is there. */
    const seen: string[] = [];
    const asked = new Set<string>();
    const done = new Set<string>();

    const turns = inTurn(routes.flatMap((route) => CALLERS.map((caller) => ({ route, caller }))));

    const send = async ({ parameter, query, type, key, raw: body }: OddRequest) => {
      const { route, caller } = turns.next().value;
      const id = typeof parameter === 'number' ? (seen[parameter % Math.max(1, seen.length)] ?? 'none') : parameter;
      const path = route.path.replaceAll(/:\w+/g, () => id) + query;
      const headers = { 'content-type': type, ...(key && { 'idempotency-key': key }) };
      const options = route.method === 'GET' ? {} : { raw: body, headers };
      const ask = (browser: TestClient) => browser.request(route.method, path, options);
      const browser = browsers.get(caller) ?? (await signedIn(caller));
      let answer: Answer = await ask(browser);
      // Somebody before has signed out.
      if (answer.status === 401 && callers[caller]) answer = await ask(await signedIn(caller));
      // Whoever views a portal can do nothing else until they end that.
      if (answer.body?.code === VIEWING) {
        await browser.request('DELETE', view.end.path);
        answer = await ask(browser);
      }
      seen.push(...(answer.text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []).slice(0, 3));
      asked.add(`${caller} ${route.method} ${route.path}`);
      if (answer.status < 300) done.add(`${route.method} ${route.path}`);
      return { request: `${caller} ${route.method} ${path}`, status: answer.status };
    };

    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: TOGETHER, maxLength: TOGETHER }), async (requests) => {
        const answers = await Promise.all(requests.map(send));
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      }),
      // Each request finds what those before it left: fewer of them would be other ones.
      { seed: SEED, numRuns: REQUESTS / TOGETHER, endOnFailure: true },
    );
    expect(api.log).toEqual([]);
    expect(asked.size).toBe(routes.length * CALLERS.length);
    // Refusals alone would prove little: many endpoints must have been reached behind the door as well. Not those that
    // take a secret, which nobody meets by chance: a code, a token, a passkey.
    expect(done.size).toBeGreaterThan(routes.length / 3);
  }, 300_000);
});
