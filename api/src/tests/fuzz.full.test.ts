import { stubReleaseService } from '../testing/fixtures/stubReleases.ts';
import { CALLERS } from '../testing/fuzz/Callers.ts';
import { runFuzz } from '../testing/fuzz/run.ts';
import { inProcessTarget, UNLIMITED_SETTINGS } from '../testing/fuzz/target.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

/** Seed of the requests; the title of a failed test has it, to repeat the run. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** On a second database only as many as needed to find its own errors; a round of all callers and endpoints has about 2,500. */
const REQUESTS = process.env.TEST_DATABASE_URL ? 3_000 : 4_000;
/** Concurrent requests. */
const CONCURRENCY = 10;

describe(`16.5.3: ${REQUESTS} generated requests (FUZZ_SEED=${SEED})`, () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ ...UNLIMITED_SETTINGS, releases: stubReleaseService() });
  });
  afterAll(() => api.close());

  it('get valid responses without internal errors', async () => {
    const plan = { seed: SEED, requests: REQUESTS, concurrency: CONCURRENCY, sampleEvery: REQUESTS / 10 };
    const { findings, loggedErrors, requested, succeeded, routes, requests } = await runFuzz(
      inProcessTarget(api),
      plan,
    );
    expect(findings).toEqual([]);
    expect(loggedErrors).toEqual([]);
    expect(requests).toBe(REQUESTS);
    // Every caller at every endpoint.
    expect(requested.size).toBe(routes * CALLERS.length);
    // Errors alone prove little. Only endpoints that require a secret, such as a code or a passkey, may never succeed.
    expect(succeeded.size).toBeGreaterThan(routes / 2);
  }, 300_000);
});
