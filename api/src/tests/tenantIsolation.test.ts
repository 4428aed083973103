import { inProcessTarget, UNLIMITED_SETTINGS } from '../testing/fuzz/target.ts';
import { runTenantIsolation } from '../testing/fuzz/tenantIsolation.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

/** Another one tries other operations; the one in the name of a failed test makes the same ones again. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
/** Enough of them, over all routes, that each client has something that another one could see. */
const OPERATIONS = 1_500;
const TENANTS = 10;

describe(`8.2.2: ${OPERATIONS} operations of ${TENANTS} clients at once (FUZZ_SEED=${SEED})`, () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi(UNLIMITED_SETTINGS);
  });
  afterAll(() => api.close());

  it('have no word and no id of another client in any answer', async () => {
    const plan = { seed: SEED, operations: OPERATIONS, tenants: TENANTS };
    const { findings, operations, ids, foreignRequests, statuses } = await runTenantIsolation(
      inProcessTarget(api),
      plan,
    );
    expect(findings).toEqual([]);
    expect(api.log).toEqual([]);
    expect(operations).toBe(OPERATIONS);
    // Little would be shown if there was nothing to be seen, or if nobody had looked for what is another one's.
    expect(ids).toBeGreaterThan(10 * TENANTS);
    expect(foreignRequests).toBeGreaterThan(OPERATIONS / 50);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(OPERATIONS / 4);
  }, 300_000);
});
