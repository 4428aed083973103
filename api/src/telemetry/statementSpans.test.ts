import { type Collector, getAttribute, startCollector } from '../testing/fakes/collector.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { openTelemetry } from './openTelemetry.ts';
import type { Telemetry } from './telemetry.ts';

describe('statement spans', () => {
  let collector: Collector;
  let telemetry: Telemetry;
  let api: TestApi;

  beforeAll(async () => {
    collector = await startCollector();
    // The exporters read it from the environment.
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    telemetry = openTelemetry(process.env, () => undefined);
    api = await startTestApi({ telemetry, mail: { pollMs: 3_600_000 } });
  });
  afterAll(async () => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    await api.close();
    await collector.close();
  });

  it('are children of their request, without values, also in transactions and on errors', async () => {
    const { db } = api.internals.dependencies;
    await db.query('SELECT id FROM missing_clients').catch(() => undefined);
    await telemetry.traceCall('work', {}, async () => {
      await db.query("SELECT id FROM accounts WHERE email = ? AND first_name <> 'typed in'", ['asked@example.dk']);
      await db.tx((manager) => manager.query('DELETE FROM inquiries WHERE email = ?', ['asked@example.dk']));
      await db.query('SELECT id FROM nowhere').catch(() => undefined);
    });
    await telemetry.close();

    const work = collector.spans().find(({ name }) => name === 'work');
    const below = collector.spans().filter(({ parentSpanId }) => parentSpanId === work?.spanId);
    const own = below.filter(({ name }) => !/^(START|BEGIN|COMMIT)/.test(name));
    expect(own.map((span) => [span.name, getAttribute(span, 'db.query.text')])).toEqual([
      ['SELECT accounts', 'SELECT id FROM accounts WHERE email = ? AND first_name <> ?'],
      ['DELETE inquiries', 'DELETE FROM inquiries WHERE email = ?'],
      ['SELECT nowhere', 'SELECT id FROM nowhere'],
    ]);
    expect(own.map((span) => getAttribute(span, 'error.type') !== undefined)).toEqual([false, false, true]);
    expect(collector.text()).not.toContain('missing_clients');
    expect(collector.text()).not.toContain('asked@example.dk');
  });
});
