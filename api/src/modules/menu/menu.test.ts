import { initialCategories } from '@skal/contracts/content/menu';
import { newId } from '../../db/rows/id.ts';
import { addMenuItem, editMenuItem, readMenu } from '../../testing/fixtures/menu.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('the draft of a menu', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(() => api.close());

  const categoryNames = async () => (await readMenu(owner)).categories.map(({ name }) => name);
  const itemNames = async () => (await readMenu(owner)).items.map(({ name }) => name);
  const editCategory = (id: unknown, json: object) => owner.request('PATCH', `/api/menu/categories/${id}`, { json });
  const audited = async () =>
    (await api.rows('SELECT action FROM audit_entries WHERE action LIKE ? ORDER BY id', ['menu%'])).map(
      ({ action }) => action,
    );

  it('P3: starts with the specified categories, once for concurrent first reads', async () => {
    await Promise.all(Array.from({ length: 5 }, () => owner.get('/api/menu')));
    expect(await readMenu(owner)).toMatchObject({ items: [], lastPriceChange: null });
    expect(await categoryNames()).toEqual(initialCategories);
  });

  it('adds, renames, moves and removes categories, and records who did', async () => {
    const { body } = await owner.post('/api/menu/categories', { name: 'Cheese' });
    expect(body).toEqual({ id: expect.any(String), name: 'Cheese', version: 1 });
    const edited = await editCategory(body.id, { version: 1, name: 'Cheeses', position: 0 });
    expect([edited.status, edited.body]).toEqual([200, { ...body, name: 'Cheeses', version: 2 }]);
    expect(await categoryNames()).toEqual(['Cheeses', ...initialCategories]);
    expect((await owner.request('DELETE', `/api/menu/categories/${body.id}`)).status).toBe(204);
    expect(await categoryNames()).toEqual(initialCategories);
    expect(await audited()).toEqual(['menuCategory.added', 'menuCategory.changed', 'menuCategory.removed']);
  });

  it('refuses a second category of a name, and the removal of one with items', async () => {
    const taken = await owner.post('/api/menu/categories', { name: ' WINES ' });
    const error = 'There is a category "WINES" already.';
    expect([taken.status, taken.body]).toEqual([409, { error, fields: { name: error } }]);
    const { categoryId } = await addMenuItem(owner);
    const removed = await owner.request('DELETE', `/api/menu/categories/${categoryId}`);
    expect([removed.status, removed.body.error]).toEqual([
      409,
      '"Wines" still has items (1). Please move or delete them first.',
    ]);
  });

  it('adds, changes, moves and deletes items', async () => {
    for (const name of ['A', 'B', 'C']) await addMenuItem(owner, { name });
    const { categories, items } = await readMenu(owner);
    const [a, b, c] = items;
    await editMenuItem(owner, String(c?.id), { version: 1, position: 0 });
    expect(await itemNames()).toEqual(['C', 'A', 'B']);
    const edited = await editMenuItem(owner, String(a?.id), {
      ...{ version: 1, categoryId: categories[1]?.id, name: 'Anchovies', allergens: ['fish', 'fish'] },
      ...{ availableFrom: '22:00', availableTo: '02:00', status: 'draft' },
    });
    expect([edited.status, edited.body]).toEqual([
      200,
      {
        ...{ ...a, version: 2, categoryId: categories[1]?.id, name: 'Anchovies', allergens: ['fish'] },
        ...{ availableFrom: '22:00', availableTo: '02:00', status: 'draft' },
      },
    ]);
    expect((await owner.request('DELETE', `/api/menu/items/${b?.id}`)).status).toBe(204);
    expect((await itemNames()).toSorted()).toEqual(['Anchovies', 'C']);
  });

  it('keeps the first of two changes that are based on the same version, and shows it to the second', async () => {
    const { id } = await addMenuItem(owner);
    const results = await Promise.all(['One', 'Two'].map((name) => editMenuItem(owner, id, { version: 1, name })));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [stored] = (await readMenu(owner)).items;
    expect(results.find(({ status }) => status === 409)?.body).toEqual({
      error: 'Someone else has changed this item in the meantime. Your changes have not been saved yet.',
      ...{ code: 'outdated', current: stored },
    });
  });

  it('adds an item once if the form is sent twice', async () => {
    const [category] = (await readMenu(owner)).categories;
    const send = () =>
      owner.post(
        '/api/menu/items',
        { categoryId: category?.id, name: 'Cava', price: 3800 },
        { headers: { 'idempotency-key': 'press-1' } },
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await itemNames()).toEqual(['Cava']);
  });

  it('rejects invalid items', async () => {
    const wrong = await owner.post('/api/menu/items', {
      ...{ categoryId: 'x', name: ' ', price: 0.5, allergens: ['sand'], availableFrom: '25:00', status: 'gone' },
    });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {}).sort()]).toEqual([
      400,
      ['allergens[0]', 'availableFrom', 'availableTo', 'categoryId', 'name', 'price', 'status'],
    ]);
    const unknown = await owner.post('/api/menu/items', { categoryId: newId(), name: 'A', price: 100 });
    expect([unknown.status, unknown.body.fields]).toEqual([
      400,
      { categoryId: 'This category no longer exists. Please choose another one.' },
    ]);
  });

  it('8.2.2: does not find or change what belongs to another client', async () => {
    const other = await api.signIn(client.email, client.password);
    const own = await addMenuItem(owner);
    expect((await readMenu(other)).items).toEqual([]);
    const calls = [
      await editMenuItem(other, own.id, { version: 1, name: 'Theirs' }),
      await other.request('DELETE', `/api/menu/items/${own.id}`),
      await other.request('PUT', `/api/menu/items/${own.id}/sold-out`, { json: { soldOut: true } }),
      await other.request('DELETE', `/api/menu/categories/${own.categoryId}`),
    ];
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const moved = await other.post('/api/menu/items', { categoryId: own.categoryId, name: 'A', price: 100 });
    expect(moved.status).toBe(400);
    expect((await readMenu(owner)).items).toEqual([own]);
  });
});
