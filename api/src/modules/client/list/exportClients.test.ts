import { addClients } from '../../../testing/fixtures/addClients.ts';
import { admin } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

const PATH = '/api/admin/clients.csv';

describe('client export', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    await addClients(api, [
      { name: 'Zoo; "Bar"', contact: ['=HYPERLINK("//x.example";"y")', ''], plan: 'premium', phone: '+45 20 12 34 56' },
      { name: 'Ærø Vin', contact: ['Karen', 'Lund'], plan: 'premium', email: 'ae@example.dk', phone: '20 12 34 56' },
      { name: 'Åbar', plan: 'premium', email: 'aa@example.dk', lastLoginAt: Date.parse('2026-03-01T12:00:00Z') },
      { name: 'Basic', status: 'paused' },
      ...Array.from({ length: 300 }, (_, index) => ({ name: `Many ${index}`, plan: 'enterprise' as const })),
    ]);
  });
  afterAll(() => api.close());

  /** The response's bytes as text: decoding as UTF-8 would remove the byte order mark. */
  async function file(query = '') {
    const response = await fetch(api.url + PATH + query, { headers: { cookie: operator.cookieHeader } });
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    return { answer: response, lines: text.split('\r\n') };
  }

  it('R7, T40: contains the filtered and sorted rows, for a Danish spreadsheet', async () => {
    const { answer: response, lines } = await file('?plan=premium&sort=business');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(lines).toEqual([
      '\uFEFFBusiness;Business Type;Contact;Email;Plan;Status;Phone;Last Login',
      expect.stringContaining('Demo Restaurant (live);Restaurant;Demo Live;live@skal.example;Premium;Active;N/A;Never'),
      expect.stringMatching(
        /^"Zoo; ""Bar""";Cafe;"'=HYPERLINK\(""\/\/x\.example"";""y""\)";.*;"'\+45 20 12 34 56";Never$/,
      ),
      'Ærø Vin;Cafe;Karen Lund;ae@example.dk;Premium;Active;20 12 34 56;Never',
      'Åbar;Cafe;Karen Lund;aa@example.dk;Premium;Active;N/A;2026-03-01T12:00:00.000Z',
      '',
    ]);
  });

  it('T40: contains all clients in the order of the list without parameters', async () => {
    const { lines } = await file();
    expect(lines.length).toBe(1 + 2 + 304 + 1);
    expect(lines[1]).toMatch(/^Åbar;/);
  });

  it('T40: contains only the header if no client matches', async () => {
    const { lines } = await file('?search=unknown');
    expect(lines).toEqual([expect.stringMatching(/^\uFEFFBusiness;.*;Last Login$/), '']);
  });

  it('T40: contains only the requested ids, in the requested order; the audit log has their number', async () => {
    const all = (await operator.get('/api/admin/clients?search=%C3%A6r%C3%B8')).body as unknown as { id: string }[];
    const more = (await operator.get('/api/admin/clients?search=%C3%A5bar')).body as unknown as { id: string }[];
    const ids = [...more, ...all].map(({ id }) => id);
    const { lines } = await file(`?sort=business&ids=${encodeURIComponent(ids.join(','))}`);
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['Ærø Vin', 'Åbar', '']);
    const [entry] = (await operator.get('/api/admin/audit?action=client.exported')).body as unknown as object[];
    expect(entry).toMatchObject({ after: { sort: 'business', clients: 2 } });
    expect((await file('?ids=everybody')).answer.status).toBe(400);
  });

  it('R7: is audited with actor and filters', async () => {
    await file('?status=paused&search=bas');
    const [entry] = (await operator.get('/api/admin/audit?action=client.exported')).body as unknown as object[];
    expect(entry).toMatchObject({
      action: 'client.exported',
      who: 'Demo Operator <admin@skal.example>',
      after: { status: 'paused', search: 'bas' },
    });
  });

  it('2.2.1: rejects an unknown column', async () => {
    const response = await operator.get(`${PATH}?sort=password`);
    expect([response.status, response.body.fields]).toEqual([400, { sort: 'Unknown column.' }]);
  });
});
