import { addMenuItem, editMenuItem, readMenu } from '../../testing/fixtures/menu.ts';
import { live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('a change of several prices', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(live.email, live.password);
    for (const [name, price] of [
      ['Barolo', 12_550],
      ['Riesling', 9000],
      ['Water', 500],
    ])
      await addMenuItem(owner, { name, price });
  });
  afterEach(() => api.close());

  const prices = async () => (await readMenu(owner)).items.map(({ price }) => price);
  const change = async (body: object, names = ['Barolo', 'Riesling']) => {
    const { items } = await readMenu(owner);
    const chosen = items.filter(({ name }) => names.includes(name)).map(({ id, version }) => ({ id, version }));
    return owner.post('/api/menu/prices', { items: chosen, ...body });
  };
  const undo = (at: unknown) => owner.post('/api/menu/prices/undo', { at });

  it('is by a percentage, rounded, for the chosen items', async () => {
    const changed = await change({ kind: 'percent', value: 750, roundTo: 100 });
    expect([changed.status, changed.body]).toEqual([200, { changed: 2, kept: 0 }]);
    expect(await prices()).toEqual([13_500, 9700, 500]);
    expect((await readMenu(owner)).lastPriceChange).toEqual({ at: expect.any(String), items: 2 });
  });

  it('can be undone once, except for prices that were changed again', async () => {
    await change({ kind: 'amount', value: -500 });
    expect(await prices()).toEqual([12_050, 8500, 500]);
    const [barolo] = (await readMenu(owner)).items;
    await editMenuItem(owner, String(barolo?.id), { version: 2, price: 20_000 });
    const { lastPriceChange } = await readMenu(owner);
    expect((await undo('2026-01-01T00:00:00.000Z')).status).toBe(409);
    expect((await undo(lastPriceChange?.at)).body).toEqual({ changed: 1, kept: 1 });
    expect(await prices()).toEqual([20_000, 9000, 500]);
    const again = await undo(lastPriceChange?.at);
    expect([again.status, again.body.error]).toEqual([
      409,
      'This price change can no longer be undone. Please check the current prices.',
    ]);
  });

  it('changes nothing if a price would not be above zero, or an item was changed meanwhile', async () => {
    const low = await change({ kind: 'amount', value: -500 }, ['Barolo', 'Water']);
    expect([low.status, low.body.fields]).toEqual([
      400,
      { value: 'The price of "Water" would not be above zero, or be too high. No price has been changed.' },
    ]);
    const { items } = await readMenu(owner);
    await editMenuItem(owner, String(items[0]?.id), { version: 1, name: 'Barolo 2019' });
    const chosen = items.map(({ id, version }) => ({ id, version }));
    const late = await owner.post('/api/menu/prices', { items: chosen, kind: 'percent', value: 1000 });
    expect([late.status, late.body.code, late.body.current]).toEqual([409, 'outdated', await readMenu(owner)]);
    expect(await prices()).toEqual([12_550, 9000, 500]);
  });
});
