import type { MenuImportPreviewReply } from '@skal/contracts/content/menuImport';
import { newId } from '../../db/rows/id.ts';
import { addMenuItem, readMenu } from '../../testing/fixtures/menu.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const HEAD = 'category;name;price';

describe('a menu as CSV', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(() => api.close());

  const preview = async (text: string) =>
    (await owner.post('/api/menu/import/preview', { text })).body as unknown as MenuImportPreviewReply;
  const commit = (text: string, headers = {}) => owner.post('/api/menu/import', { text }, { headers });

  it('is imported with prices in Danish and English writing', async () => {
    const written = ['85', '85,50', '85.50', '1.250,00', '1,250.00', '"1.250 kr."', '100,-'];
    const text = [HEAD, ...written.map((price, index) => `wines;Wine ${index};${price}`)].join('\n');
    const { error, rows } = await preview(text);
    expect([error, rows.map((row) => [row.error, row.action])]).toEqual([null, written.map(() => [null, 'add'])]);
    expect((await readMenu(owner)).items).toEqual([]);
    expect((await commit(text)).body).toEqual({ added: 7, changed: 0 });
    const { items } = await readMenu(owner);
    expect(items.map(({ price }) => price)).toEqual([8500, 8550, 8550, 125_000, 125_000, 125_000, 10_000]);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['draft']));
  });

  it('is exported for spreadsheets with harmless cells, and the same file changes nothing', async () => {
    await addMenuItem(owner, { name: '=SUM(A1)', description: 'Dry; "old"', allergens: ['sulphites', 'milk'] });
    const { text, headers } = await owner.get('/api/menu.csv');
    const [{ id } = { id: '' }] = (await readMenu(owner)).items;
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toBe(
      `id;category;name;description;price;allergens;from;to;status\r\n${id};Wines;"'=SUM(A1)";"Dry; ""old""";125,50;sulphites, milk;;;published\r\n`,
    );
    expect((await preview(text)).rows).toMatchObject([{ action: 'keep', error: null, name: '=SUM(A1)' }]);
    const changed = text.replace('125,50', '130').replace('Wines', 'Desserts').replace(';;;', ';9:00;14.30;');
    expect((await commit(changed)).body).toEqual({ added: 0, changed: 1 });
    const { items, categories } = await readMenu(owner);
    expect(items).toMatchObject([
      { id, price: 13_000, availableFrom: '09:00', availableTo: '14:30', categoryId: categories[3]?.id, version: 2 },
    ]);
  });

  it('is exported with Danish column names for a Danish page, and read again', async () => {
    await addMenuItem(owner, { name: 'Cava' });
    const { text } = await owner.get('/api/menu.csv?language=da');
    expect(text).toMatch(/^\uFEFF?id;kategori;navn;beskrivelse;pris;allergener;fra;til;status\r\n/);
    expect((await preview(text)).rows).toMatchObject([{ action: 'keep', error: null, name: 'Cava' }]);
    expect((await preview('Kategori;Navn;price\nWines;Barolo;85')).rows).toMatchObject([
      { action: 'add', error: null },
    ]);
  });

  it('stores nothing if one row is invalid, and says which', async () => {
    const other = await api.signIn(client.email, client.password);
    const foreign = await addMenuItem(other);
    const text = [
      'id;category;name;price;allergens',
      ';Wines;Fine;85;milk',
      `${foreign.id};Wines;Theirs;85;`,
      ';Soups;Broth;85;',
      ';Wines;Dear;12.5.0;',
      ';Wines;;85;sand',
      ';Wines;Free;-5;',
      `${newId()};Wines;Nowhere;85;`,
    ].join('\n');
    const { rows } = await preview(text);
    expect(rows.map(({ line, error }) => [line, error])).toEqual([
      [2, null],
      [3, 'This id is not an item of your menu. Leave it empty to add the item.'],
      [4, 'There is no category "Soups". Use one of these: Wines, Appetizers, Main Courses, Desserts, Experiences'],
      [5, 'Please group thousands in threes, such as 1.234.567 or 1,234,567'],
      [6, expect.any(String)],
      [7, 'The price must be above zero'],
      [8, rows[1]?.error],
    ]);
    const refused = await commit(text);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { text: `Nothing was imported. Line 3: ${rows[1]?.error}` },
    ]);
    expect((await readMenu(owner)).items).toEqual([]);
    expect((await readMenu(other)).items).toEqual([foreign]);
  });

  it('takes the export of 300 items with ordinary descriptions, and names the limit of longer ones', async () => {
    const file = (description: string) => [
      'category;name;price;description',
      ...Array.from({ length: 300 }, (_, i) => `Wines;Wine ${i};85;${description}`),
    ];
    await commit(file('Dry, with æ, ø and å. '.repeat(7)).join('\n'));
    const { text } = await owner.get('/api/menu.csv');
    expect(text.length).toBeGreaterThan(60_000);
    expect((await commit(text)).body).toEqual({ added: 0, changed: 0 });
    const limits = [];
    for (const description of ['x'.repeat(300), 'ø'.repeat(155)])
      limits.push((await commit(file(description).join('\n'))).body.fields);
    expect(limits).toEqual([
      { text: 'The file can have at most 90000 characters. Please split it.' },
      { text: 'The file can have at most 95 KB. Please split it.' },
    ]);
  });

  it('takes 300 items at once, and not more', async () => {
    const rows = (count: number) =>
      [HEAD, ...Array.from({ length: count }, (_, index) => `Wines;Wine ${index};85`)].join('\n');
    expect((await commit(rows(300), { 'idempotency-key': 'press-1' })).body).toEqual({ added: 300, changed: 0 });
    await commit(rows(300), { 'idempotency-key': 'press-1' });
    expect((await readMenu(owner)).items).toHaveLength(300);
    const many = await commit(rows(301));
    expect([many.status, many.body.fields]).toEqual([
      400,
      { text: 'The file can have at most 300 rows. Please split it.' },
    ]);
    for (let time = 0; time < 2; time += 1) await commit(rows(300));
    const full = await commit(rows(101));
    expect([full.status, full.body.error]).toEqual([409, 'A menu can have at most 1000 items.']);
    expect((await readMenu(owner)).items).toHaveLength(900);
  });
});
