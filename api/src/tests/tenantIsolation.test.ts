import { inProcessTarget, UNLIMITED_SETTINGS } from '../testing/fuzz/target.ts';
import { runTenantIsolation } from '../testing/fuzz/tenantIsolation.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

/** Seed of the operations; the title of a failed test has it, to repeat the run. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
/** Enough, over all routes, that each client has data that could leak. */
const OPERATIONS = 1_500;
const TENANTS = 10;

describe(`8.2.2: ${OPERATIONS} operations of ${TENANTS} concurrent clients (FUZZ_SEED=${SEED})`, () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi(UNLIMITED_SETTINGS);
  });
  afterAll(() => api.close());

  it('have no word or id of another client in any response', async () => {
    const plan = { seed: SEED, operations: OPERATIONS, tenants: TENANTS };
    const { findings, operations, ids, foreignRequests, statuses } = await runTenantIsolation(
      inProcessTarget(api),
      plan,
    );
    expect(findings).toEqual([]);
    expect(api.log).toEqual([]);
    expect(operations).toBe(OPERATIONS);
    // Without data to leak, or requests for foreign data, the test would prove little.
    expect(ids).toBeGreaterThan(10 * TENANTS);
    expect(foreignRequests).toBeGreaterThan(OPERATIONS / 50);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(OPERATIONS / 4);
  }, 300_000);
});
