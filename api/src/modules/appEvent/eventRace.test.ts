import fc from 'fast-check';
import { newId } from '../../db/rows/id.ts';
import { startBackend } from '../../testing/fakes/apps.ts';
import { client } from '../../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, TestClient } from '../../testing/index.ts';
import { computeReferenceMetrics, type ReferenceEvent } from '../../testing/metrics/referenceMetrics.ts';
import { startChildApi } from '../../testing/processes/childProcess.ts';
import { startMultiProcessApi } from '../../testing/processes/multiProcess.ts';
import { rebuildMetrics } from './rebuildMetrics.ts';

/** Generates events of today, the same each time. */
function generateEvents(count: number): ReferenceEvent[] {
  const time = Date.now();
  const [events = []] = fc.sample(
    fc.array(
      fc.record({
        type: fc.constantFrom('app.opened', 'app.crashed', 'order.completed'),
        guest: fc.constantFrom('ada', 'bo', 'cy'),
        amount: fc.integer({ min: 1, max: 100_000 }),
        currency: fc.constantFrom('DKK', 'EUR'),
      }),
      { minLength: count, maxLength: count, size: 'max' },
    ),
    { numRuns: 1, seed: 7 },
  );
  return events.map(({ type, guest, ...money }) => ({
    ...{ id: newId(), type, time },
    ...(type === 'order.completed' ? { ...money, order: 'A-1' } : { guest }),
  }));
}

const wireOf = ({ time, ...rest }: ReferenceEvent) => ({ ...rest, at: new Date(time).toISOString() });

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunk(items.slice(size), size)];

const METRICS = ['events', 'activeGuests', 'crashedSessions', 'revenue'];

const stored = (rows: readonly { day: string; metric: string; dimension: string; amount: number | string }[]) =>
  new Map(
    rows
      .filter(({ metric, amount }) => METRICS.includes(metric) && Number(amount) !== 0)
      .map(({ day, metric, dimension, amount }) => [`${day} ${metric} ${dimension}`, Number(amount)]),
  );

const expected = (events: readonly ReferenceEvent[]) =>
  new Map([...computeReferenceMetrics(events)].filter(([key]) => METRICS.includes(key.split(' ')[1] ?? '')));

describe('2.3.3: the same events sent to two processes at once', () => {
  it('are counted once each, and a rebuild finds no difference', async () => {
    const together = await startMultiProcessApi();
    const { api } = together;
    const backend = await startBackend(api);
    const headers = { authorization: `Bearer ${backend.key}` };
    const events = generateEvents(240);
    const senders = [together.client(), together.client()];
    const batches = [...chunk(events, 20), ...chunk(events.toReversed(), 30), ...chunk(events, 7)];
    const answers = await Promise.all(
      batches.map((batch, index) =>
        senders[index % 2]?.post('/api/ingest', { events: batch.map(wireOf) }, { headers }),
      ),
    );
    const sum = (name: string) => answers.reduce((total, answer) => total + Number(answer?.body[name]), 0);
    expect([sum('accepted'), sum('known')]).toEqual([events.length, 2 * events.length]);
    expect(stored(await api.rows('SELECT * FROM app_metric_days'))).toEqual(expected(events));
    const { businessId } = backend;
    expect(
      await rebuildMetrics(api.internals.dependencies.db, api.settings, { businessId, dryRun: true, now: Date.now() }),
    ).toEqual([]);
    await together.close();
  });
});

describe('a process killed while it ingests events', () => {
  it('has stored each acknowledged batch completely, and counts repeated ones once', async () => {
    const database = await createTempDatabase();
    const first = await startTestApi({}, database);
    const { key, businessId } = await startBackend(first, client);
    await first.close();
    const headers = { authorization: `Bearer ${key}` };
    const events = generateEvents(600);
    const batches = chunk(events, 20);
    const child = await startChildApi(database);
    const sender = new TestClient(child.url);
    const post = (to: TestClient, batch: readonly ReferenceEvent[]) =>
      to.post('/api/ingest', { events: batch.map(wireOf) }, { headers }).catch(() => null);
    const sent = batches.map((batch) => post(sender, batch));
    // As soon as the first is acknowledged, while the others are being processed.
    await Promise.any(sent.map(async (one) => (await one)?.status === 200 || Promise.reject(new Error('not yet'))));
    await child.stop();
    const acknowledged = (await Promise.all(sent)).map((answer) => answer?.status === 200);

    const api = await startTestApi({}, database);
    const ids = new Set((await api.rows<{ id: string }>('SELECT id FROM app_events')).map(({ id }) => id));
    const isStored = ({ id }: ReferenceEvent) => ids.has(`${businessId}/${id}`);
    for (const [index, batch] of batches.entries()) {
      const there = batch.filter(isStored).length;
      expect(acknowledged[index] ? [batch.length] : [0, batch.length]).toContain(there);
    }
    expect(stored(await api.rows('SELECT * FROM app_metric_days'))).toEqual(expected(events.filter(isStored)));
    for (const batch of batches) expect((await post(api.client(), batch))?.status).toBe(200);
    expect(stored(await api.rows('SELECT * FROM app_metric_days'))).toEqual(expected(events));
    await api.close();
    await database.remove();
  });
});
