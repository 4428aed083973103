import { stubReleaseService } from '../testing/fixtures/stubReleases.ts';
import { CALLERS } from '../testing/fuzz/Callers.ts';
import { runFuzz } from '../testing/fuzz/run.ts';
import { inProcessTarget, UNLIMITED_SETTINGS } from '../testing/fuzz/target.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

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
    api = await startTestApi({ ...UNLIMITED_SETTINGS, releases: stubReleaseService() });
  });
  afterAll(() => api.close());

  it('are all answered as the contracts say, and none with a fault of ours', async () => {
    const plan = { seed: SEED, requests: REQUESTS, concurrency: TOGETHER, sampleEvery: REQUESTS / 10 };
    const { findings, loggedErrors, requested, succeeded, routes, requests } = await runFuzz(
      inProcessTarget(api),
      plan,
    );
    expect(findings).toEqual([]);
    expect(loggedErrors).toEqual([]);
    expect(requests).toBe(REQUESTS);
    // Every caller at every endpoint.
    expect(requested.size).toBe(routes * CALLERS.length);
    // Refusals alone would prove little: most endpoints must have been reached behind the door as well. Not those that
    // take a secret, which nobody meets by chance: a code, a passkey.
    expect(succeeded.size).toBeGreaterThan(routes / 2);
  }, 300_000);
});
