import { attribute, type Collector, startCollector } from '../testing/fakes/collector.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { openTelemetry } from './openTelemetry.ts';
import type { Telemetry } from './telemetry.ts';

describe('statements of a database', () => {
  let collector: Collector;
  let telemetry: Telemetry;
  let api: TestApi;

  beforeAll(async () => {
    collector = await startCollector();
    // The exporters read it themselves.
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    telemetry = openTelemetry(process.env, () => undefined);
    api = await startTestApi({ telemetry, mail: { pollMs: 3_600_000 } });
  });
  afterAll(async () => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    await api.close();
    await collector.close();
  });

  it('have a span below what they are done for, without a value, also in a transaction and where they fail', async () => {
    const { db } = api.internals.dependencies;
    await db.query('SELECT id FROM clients_of_nobody').catch(() => undefined);
    await telemetry.traceCall('work', {}, async () => {
      await db.query("SELECT id FROM accounts WHERE email = ? AND first_name <> 'typed in'", ['asked@example.dk']);
      await db.tx((manager) => manager.query('DELETE FROM inquiries WHERE email = ?', ['asked@example.dk']));
      await db.query('SELECT id FROM nowhere').catch(() => undefined);
    });
    await telemetry.close();

    const work = collector.spans().find(({ name }) => name === 'work');
    const below = collector.spans().filter(({ parentSpanId }) => parentSpanId === work?.spanId);
    const own = below.filter(({ name }) => !/^(START|BEGIN|COMMIT)/.test(name));
    expect(own.map((span) => [span.name, attribute(span, 'db.query.text')])).toEqual([
      ['SELECT accounts', 'SELECT id FROM accounts WHERE email = ? AND first_name <> ?'],
      ['DELETE inquiries', 'DELETE FROM inquiries WHERE email = ?'],
      ['SELECT nowhere', 'SELECT id FROM nowhere'],
    ]);
    expect(own.map((span) => attribute(span, 'error.type') !== undefined)).toEqual([false, false, true]);
    expect(collector.text()).not.toContain('clients_of_nobody');
    expect(collector.text()).not.toContain('asked@example.dk');
  });
});
