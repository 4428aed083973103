import { newId } from '../../db/rows/id.ts';
import { buildEvent, startBackend, type TestBackend } from '../../testing/fakes/apps.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { rebuildMetrics } from './rebuildMetrics.ts';

describe('order lines at POST /api/ingest', () => {
  let api: TestApi;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    backend = await startBackend(api);
  });
  afterEach(() => api.close());

  const order = (lines: unknown, fields: object = {}) =>
    buildEvent('order.completed', { order: newId(), amount: 30_000, currency: 'DKK', lines, ...fields });
  const sums = async () =>
    (
      await api.rows<{ metric: string; dimension: string; amount: number | string }>(
        "SELECT metric, dimension, amount FROM app_metric_days WHERE metric IN ('orderItems', 'itemRevenue') ORDER BY metric, dimension",
      )
    ).map(({ metric, dimension, amount }) => [metric, dimension, Number(amount)]);

  it('rejects an invalid line by its position, without affecting other orders', async () => {
    const valid = order([{ item: 'Barolo', quantity: 2, amount: 25_000 }]);
    const invalid = order([
      { item: 'Barolo', quantity: 2 },
      { item: 'Olives', quantity: 0 },
    ]);
    const personal = order([{ item: 'for anna@example.dk', quantity: 1 }]);
    expect(await backend.report([invalid, valid, personal])).toEqual({
      ...{ accepted: 1, known: 0 },
      refused: [
        {
          index: 0,
          id: invalid.id,
          reason: 'invalid-field',
          error: 'lines[1].quantity must be a whole number from 1 to 100000.',
        },
        {
          ...{ index: 2, id: personal.id, reason: 'personal-data' },
          error: 'lines[0] identifies a guest. Please send a pseudonym only.',
        },
      ],
    });
    expect(await sums()).toEqual([
      ['itemRevenue', 'DKK Barolo', 25_000],
      ['orderItems', 'Barolo', 2],
    ]);
  });

  it('counts a repeated order once, however its lines are written; rejects other lines', async () => {
    const first = order([{ item: 'Barolo', quantity: 2, amount: 25_000 }]);
    const again = { ...first, lines: [{ sku: 'B-19', amount: 25_000, quantity: 2, item: 'Barolo' }] };
    const other = { ...first, lines: [{ item: 'Barolo', quantity: 3, amount: 25_000 }] };
    expect(await backend.report([first, again, other])).toMatchObject({
      ...{ accepted: 1, known: 1, refused: [{ index: 2, reason: 'id-conflict' }] },
    });
    expect(await sums()).toContainEqual(['orderItems', 'Barolo', 2]);
  });

  it('returns a result per event, in order, for a batch of many lines', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => ({ item: `Wine ${index}`, quantity: 1, amount: 100 }));
    const orders = Array.from({ length: 40 }, () => order(lines));
    const invalid = order([{ item: '', quantity: 1 }]);
    const other = { ...(orders[3] as object), amount: 1 };
    expect(
      await backend.report([...orders.slice(0, 20), invalid, ...orders.slice(20), orders[0], other]),
    ).toMatchObject({
      ...{ accepted: 40, known: 1 },
      refused: [
        { index: 20, id: invalid.id, reason: 'invalid-field' },
        { index: 42, id: orders[3]?.id, reason: 'id-conflict' },
      ],
    });
    expect((await sums()).filter(([, , amount]) => amount !== 40 && amount !== 4000)).toEqual([]);
  });

  it('stores, counts and finds a hundred lines with the longest names', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({
      ...{ item: '🍷'.repeat(97) + String(index).padStart(3, '0'), quantity: 100_000, amount: 10_000_000_000 },
    }));
    expect(await backend.report([order(lines)])).toEqual({ accepted: 1, known: 0, refused: [] });
    expect(await sums()).toHaveLength(200);
    const [row] = await api.rows<{ details: string }>('SELECT details FROM app_events');
    expect(JSON.parse(row?.details ?? '').lines).toEqual(lines);
    const { businessId } = backend;
    const rebuilt = await rebuildMetrics(api.internals.dependencies.db, api.settings, {
      businessId,
      dryRun: true,
      now: Date.now(),
    });
    expect(rebuilt).toEqual([]);
  });
});
