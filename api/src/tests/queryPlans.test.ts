import { insertMany } from '../db/rows/insert.ts';
import { AppEventEntity } from '../modules/appEvent/AppEvent.entity.ts';
import { AppMetricDayEntity } from '../modules/appMetric/AppMetricDay.entity.ts';
import { listClientReads } from '../testing/clientReads.ts';
import { startBackend } from '../testing/fakes/apps.ts';
import { live } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { simulateHistory } from '../testing/metrics/simulatedHistory.ts';
import { toLocalDay } from '../time/calendar.ts';

/** A query plan of either kind of database. */
interface Plan {
  readonly detail?: string;
  readonly possible_keys?: string | null;
  readonly Extra?: string | null;
}

const INDEX = /ix_app_metric_days_(?:metric|dimension)|ix_app_events_business/;

/** SQLite reports the used columns of an index: by client alone, all metrics would be read. */
const BY_METRIC = /ix_app_metric_days_\w+ \(business_id=\? AND metric=\?/;

/** Steps that sort, group or combine the results of others. */
const AUXILIARY_STEP = /^(?:USE TEMP B-TREE|MULTI-INDEX OR|INDEX \d|SCALAR SUBQUERY)/;

/** Whether a step uses an index of the client. */
const isByIndex = ({ detail, possible_keys: keys, Extra: extra }: Plan): boolean =>
  detail === undefined
    ? INDEX.test(keys ?? '') || (extra ?? '').includes('optimized away')
    : AUXILIARY_STEP.test(detail) ||
      (detail.startsWith('SEARCH') &&
        INDEX.test(detail) &&
        (BY_METRIC.test(detail) || !detail.includes('app_metric_days')));

describe('metric queries of the sections', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  it('use an index of the client, however many clients there are', async () => {
    const { businessId } = await startBackend(api, live);
    const { db } = api.internals.dependencies;
    const { timeZone } = api.settings;
    const { metrics, events } = simulateHistory({
      ...{ businessId, salt: 'salt', timeZone, today: toLocalDay(Date.now(), timeZone) },
      ...{ days: 12, eventDays: 8, keepDays: 90, oneIn: 4 },
    });
    await db.tx(async (manager) => {
      await insertMany(manager, AppMetricDayEntity, metrics);
      await insertMany(manager, AppEventEntity, events);
    });
    const who = await api.signIn(live.email, live.password);
    const queries: [sql: string, parameters: readonly unknown[]][] = [];
    const { query } = db;
    db.query = (sql, parameters = []) => {
      queries.push([sql, parameters]);
      return query(sql, parameters);
    };
    const slow: string[] = [];
    const withMetrics: string[] = [];
    for (const call of listClientReads(api.internals.routes)) {
      const before = queries.length;
      expect([call, (await who.get(call)).status]).toEqual([call, 200]);
      const own = queries.slice(before).filter(([sql]) => /app_metric_days|app_events/.test(sql));
      if (own.length > 0) withMetrics.push(call);
      for (const [sql, parameters] of own) {
        const explain = db.kind === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
        const plan = await query<Plan>(`${explain} ${sql}`, parameters);
        if (!plan.every(isByIndex)) slow.push(`${call}: ${sql}`);
      }
    }
    expect(slow).toEqual([]);
    expect(withMetrics).toEqual(
      expect.arrayContaining(['/api/overview', '/api/commerce?period=yearly', '/api/figures']),
    );
  });
});
