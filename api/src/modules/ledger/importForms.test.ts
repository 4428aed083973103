import { openTestLedger, type TestLedger } from '../../testing/fixtures/ledger.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const HEAD = ['client', 'category', 'amount', 'currency', 'date', 'note'];
const ROW = ['Demo Wine Bar', 'Setup Fees', '1.234,50', 'EUR', '02-11-2026', 'Måned'];
const READ = { line: 2, error: null, clientName: 'Demo Wine Bar', amount: 123_450, date: '2026-11-02', note: 'Måned' };

describe('formats of imported files', () => {
  let api: TestApi;
  let operator: TestClient;
  let bar: TestLedger;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    bar = await openTestLedger(api, operator, client.email);
  });
  beforeEach(() => bar.clear());
  afterAll(() => api.close());

  const preview = async (text: string) => (await operator.post('/api/admin/ledger/preview', { text })).body;
  const file = (delimiter: string, ...rows: string[][]) => rows.map((cells) => cells.join(delimiter)).join('\r\n');

  it.each([';', '\t'])('detects the delimiter %j', async (delimiter) => {
    const response = await preview(file(delimiter, HEAD, ROW));
    expect(response).toMatchObject({ error: null, delimiter, dateForms: ['DD-MM-YYYY'], rows: [READ] });
  });

  it('detects commas', async () => {
    const response = await preview(file(',', HEAD, ROW.with(2, '"1.234,50"')));
    expect(response).toMatchObject({ error: null, delimiter: ',', rows: [READ] });
  });

  it.each([
    ['sep=;', ';'],
    ['"sep=,"', ','],
    ['SEP=\t', '\t'],
  ])('follows a first line %j, and counts it as a line', async (line, delimiter) => {
    const row = ROW.with(2, delimiter === ',' ? '"1.234,50"' : '1.234,50');
    const response = await preview(`\uFEFF${line}\r\n${file(delimiter, HEAD, row)}`);
    expect(response).toMatchObject({ error: null, delimiter, rows: [{ ...READ, line: 3 }] });
  });

  it.each([
    ['2026-11-02', 'YYYY-MM-DD'],
    ['02-11-2026', 'DD-MM-YYYY'],
    ['2-11-2026', 'DD-MM-YYYY'],
    ['02.11.2026', 'DD.MM.YYYY'],
    ['02/11/2026', 'DD/MM/YYYY'],
  ])('parses the day %s as the second of November, in the format %s', async (day, form) => {
    const response = await preview(file(';', HEAD, ROW.with(4, day)));
    expect(response).toMatchObject({ dateForms: [form], rows: [READ] });
  });

  it('ignores trailing empty columns and empty rows', async () => {
    const rows = [[...HEAD, '', ''], [...ROW, '', '', ''], Array(8).fill(''), ROW];
    const response = await preview(file(';', ...rows));
    expect(response).toMatchObject({ error: null, rows: [READ, { ...READ, line: 4 }] });
    const more = await preview(file(';', HEAD, [...ROW, '', 'more']));
    expect(more).toMatchObject({ rows: [{ error: 'This row has 8 values, but there are 6 columns' }] });
  });

  it('treats no-break spaces as spaces, in names, amounts and the first line', async () => {
    const row = ROW.with(0, 'Demo\u00a0Wine\u202fBar\u00a0').with(2, '1\u00a0234,50').with(1, 'Setup\u00a0Fees');
    const response = await preview(file(';', HEAD.with(0, 'client\u00a0'), row));
    expect(response).toMatchObject({ error: null, rows: [READ] });
  });

  it('keeps quotation marks in cells copied from a spreadsheet', async () => {
    const response = await preview(file('\t', HEAD, ROW.with(5, '12" plate')));
    expect(response).toMatchObject({ rows: [{ error: null, note: '12" plate' }] });
  });

  it.each(['preview', 'import'])('rejects invalid characters at %s, and posts nothing', async (act) => {
    const { status, body } = await operator.post(`/api/admin/ledger/${act}`, {
      text: file(';', HEAD, ROW.with(5, 'M\uFFFDned')),
    });
    expect([status, body]).toEqual([400, { error: expect.any(String), fields: { text: body.error } }]);
    expect(body.error).toMatch(/^Some letters could not be read/);
    expect(await bar.list()).toEqual([]);
  });
});
