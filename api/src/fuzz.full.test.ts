import { CALLERS } from './testing/fuzz/people.ts';
import { runFuzz } from './testing/fuzz/run.ts';
import { siteOf, UNLIMITED } from './testing/fuzz/site.ts';
import { startTestApi, type TestApi } from './testing/index.ts';
import { standInReleases } from './testing/releases.ts';

/** Another one tries other requests; the one in the name of a failed test makes the same ones again. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/**
 * On one database as many as show what only that one refuses; a round, in which every caller comes to every endpoint, is some
 * 2,500 of them.
 */
const REQUESTS = process.env.TEST_DATABASE_URL ? 3_000 : 4_000;
/** Sent at the same time, as visitors do. */
const TOGETHER = 10;

describe(`16.5.3: ${REQUESTS} requests that nobody thought of (FUZZ_SEED=${SEED})`, () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ ...UNLIMITED, releases: standInReleases() });
  });
  afterAll(() => api.close());

  it('are all answered as the contracts say, and none with a fault of ours', async () => {
    const plan = { seed: SEED, requests: REQUESTS, together: TOGETHER, sampleEvery: REQUESTS / 10 };
    const { findings, faults, asked, done, routes, requests } = await runFuzz(siteOf(api), plan);
    expect(findings).toEqual([]);
    expect(faults).toEqual([]);
    expect(requests).toBe(REQUESTS);
    // Every caller at every endpoint.
    expect(asked.size).toBe(routes * CALLERS.length);
    // Refusals alone would prove little: most endpoints must have been reached behind the door as well. Not those that
    // take a secret, which nobody meets by chance: a code, a passkey.
    expect(done.size).toBeGreaterThan(routes / 2);
  }, 300_000);
});
