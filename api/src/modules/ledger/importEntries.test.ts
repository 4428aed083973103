import { openTestLedger, type TestLedger, todayInCopenhagen } from '../../testing/fixtures/ledger.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const HEAD = 'client;category;amount;currency;date;note';
const GOOD = [
  `Demo Wine Bar;Setup Fees;1.234,50;EUR;${todayInCopenhagen()};"First ""half""; and more"`,
  `${live.email.toUpperCase()};add-ons;29;eur;${todayInCopenhagen()};`,
  `  Demo Wine Bar ;Custom Development;-1 000,5;DKK;${todayInCopenhagen()};=1+1`,
];

interface Row {
  line: number;
  error: string | null;
  isRepeated: boolean;
  clientName: string | null;
  amount: number | null;
  note: string;
}

describe('import of entries', () => {
  let api: TestApi;
  let operator: TestClient;
  let bar: TestLedger;
  let restaurant: TestLedger;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    bar = await openTestLedger(api, operator, client.email);
    restaurant = await openTestLedger(api, operator, live.email);
  });
  beforeEach(() => bar.clear());
  afterAll(() => api.close());

  const preview = async (text: string) =>
    (await operator.post('/api/admin/ledger/preview', { text })).body as { error: string | null; rows: Row[] };
  const book = (text: string, key?: string) =>
    operator.post('/api/admin/ledger/import', { text }, key ? { headers: { 'idempotency-key': key } } : {});
  const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

  it('previews each row and posts nothing', async () => {
    const { error, rows } = await preview(`\uFEFF${file(...GOOD)}\r\n\r\n`);
    expect(error).toBeNull();
    expect(rows.map(({ line, error: fault, amount, clientName }) => [line, fault, amount, clientName])).toEqual([
      [2, null, 123_450, 'Demo Wine Bar'],
      [3, null, 2_900, 'Demo Restaurant (live)'],
      [4, null, -100_050, 'Demo Wine Bar'],
    ]);
    expect(rows[0]?.note).toBe('First "half"; and more');
    expect(await bar.list()).toEqual([]);
  });

  it('2.3.3: posts all rows once, even if the file is sent again', async () => {
    for (const _ of [1, 2]) {
      const response = await book(file(...GOOD), 'november');
      expect([response.status, response.body]).toEqual([201, { booked: 3 }]);
    }
    expect((await bar.list()).map(({ amount, note, origin }) => [amount, note, origin]).sort()).toEqual([
      [-100_050, '=1+1', 'imported'],
      [123_450, 'First "half"; and more', 'imported'],
    ]);
    expect(await restaurant.list()).toMatchObject([{ category: 'Add-ons', amount: 2_900 }]);
    expect((await book(file(...GOOD.slice(1)), 'november')).status).toBe(422);
  });

  it('2.3.3: posts nothing if one row is invalid, and names that row', async () => {
    const response = await book(file(...GOOD, `Unknown;Setup Fees;1;EUR;${todayInCopenhagen()};`));
    expect(response.status).toBe(400);
    expect(response.body.error).toBe('Nothing was imported. Line 5: No client found for Unknown');
    expect([await bar.list(), await restaurant.list()]).toEqual([[], []]);
  });

  it.each([
    ['Unknown;Setup Fees;1;EUR;2026-01-01;', 'No client found for Unknown'],
    ['demo wine bar;Setup Fees;1;EUR;2026-01-01;', 'No client found for demo wine bar'],
    [';Setup Fees;1;EUR;2026-01-01;', 'The client is missing'],
    ['Demo Wine Bar;Fines;1;EUR;2026-01-01;', 'Please choose a category'],
    [
      'Demo Wine Bar;Setup Fees;1.23.4;EUR;2026-01-01;',
      'Please group thousands in threes, such as 1.234.567 or 1,234,567',
    ],
    ['Demo Wine Bar;Setup Fees;1;USD;2026-01-01;', 'Please choose a currency'],
    ['Demo Wine Bar;Setup Fees;1;EUR;11/25/2026;', 'Please enter the date as YYYY-MM-DD'],
    ['Demo Wine Bar;Setup Fees;1;EUR;31-02-2026;', 'Please enter the date as YYYY-MM-DD'],
    ['Demo Wine Bar;Setup Fees;1;EUR;2.1.26;', 'Please enter the date as YYYY-MM-DD'],
    [
      'Demo Wine Bar;Setup Fees;1;EUR;2999-01-01;',
      'The date cannot be in the future. Please record only what has been paid.',
    ],
    ['Demo Wine Bar;Setup Fees;1;EUR', 'This row has 4 values, but there are 6 columns'],
  ])('rejects %s by row', async (row, message) => {
    expect((await preview(file(row))).rows).toMatchObject([{ line: 2, error: message }]);
  });

  it.each([
    ['client;amount', 'There are no rows below the column names'],
    ['client;amount\nA;1', 'The first line must contain the column names. Missing: category, currency, date.'],
    ['who;amount\nA;1', 'Unknown column "who". Use client, category, amount, currency, date, note.'],
    [`${HEAD};note\nA;B;1;EUR;2026-01-01;;`, 'Each column can appear only once'],
    [`${HEAD}\n"A;B`, 'Line 2 has a misplaced quotation mark'],
    [`${HEAD}\n${'A;B;1;EUR;2026-01-01;\n'.repeat(501)}`, 'The file can have at most 500 rows. Please split it.'],
  ])('rejects a file that begins %j', async (text, message) => {
    expect(await preview(text)).toEqual({ error: message, delimiter: null, dateForms: [], rows: [] });
    expect((await book(text)).body.error).toBe(message);
  });

  it('accepts commas, any order of columns, and no note column', async () => {
    const text = `Date,Amount,Client,Currency,Category\n${todayInCopenhagen()},"1,234.50",Demo Wine Bar,EUR,Setup Fees`;
    expect((await preview(text)).rows).toMatchObject([{ error: null, amount: 123_450, note: '' }]);
  });

  it('marks a row that is already in the ledger, or twice in the file', async () => {
    const [first = '', second = ''] = GOOD;
    await book(file(first));
    const { rows } = await preview(file(first, second, second));
    expect(rows.map(({ isRepeated }) => isRepeated)).toEqual([true, false, true]);
  });

  it('distinguishes two clients of the same name by address', async () => {
    const twin = { contactName: 'A', businessName: 'Demo Wine Bar', businessType: 'cafe', subscriptionPlan: 'basic' };
    await operator.post('/api/admin/clients', { ...twin, email: 'twin@example.dk', password: 'seven gothic tales' });
    const rows = [GOOD[0] ?? '', `twin@example.dk;Setup Fees;1;EUR;${todayInCopenhagen()};`];
    expect((await preview(file(...rows))).rows.map(({ error }) => error)).toEqual([
      'Several clients are named Demo Wine Bar. Please use the email address.',
      null,
    ]);
  });
});
