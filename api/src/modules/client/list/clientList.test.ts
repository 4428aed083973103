import { type ClientColumn, clientColumns } from '@skal/contracts/client/clientList';
import { purge } from '../../../housekeeping.ts';
import { addClients, type ClientFixture } from '../../../testing/fixtures/addClients.ts';
import { admin, client } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

interface ListedClient {
  id: string;
  businessName: string;
  email: string;
  lastLogin: string | null;
}

const PATH = '/api/admin/clients';
const PLANS = ['basic', 'premium', 'enterprise'] as const;
const STATUSES = ['active', 'active', 'paused', 'active', 'cancelled'] as const;

/** More than one batch of a stream and more than one page; the demo's two clients come on top. */
const MANY = 450;
const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');

/** A third never signed in, and many of the others signed in at the same time. */
const manyClients = Array.from(
  { length: MANY },
  (_, index): ClientFixture => ({
    name: `Bar ${index % 90}`,
    contact: [['Åse', 'Ærla', 'Bo', 'Zoe'][index % 4] ?? '', `Holm${index % 7}`],
    phone: index % 5 === 0 ? null : `20 ${String(index % 50).padStart(2, '0')} 34 56`,
    plan: PLANS[index % 3],
    status: STATUSES[index % 5],
    lastLoginAt: index % 3 === 0 ? null : NOON - (index % 11) * DAY_MS,
  }),
);

describe('client list', () => {
  let api: TestApi;
  let operator: TestClient;
  let ids: string[];

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    ids = await addClients(api, manyClients);
  });
  afterAll(() => api.close());

  const read = async (query = '') => (await operator.get(PATH + query)).body as unknown as ListedClient[];
  const emails = (clients: readonly ListedClient[]) => clients.map(({ email }) => email);

  /** Reads page after page, as the operator's page does. */
  async function walk(query: string, limit: number): Promise<ListedClient[]> {
    const all: ListedClient[] = [];
    for (;;) {
      const page = await read(`?${query}&limit=${limit}${all.length > 0 ? `&cursor=${all.at(-1)?.id}` : ''}`);
      all.push(...page);
      if (page.length < limit) return all;
    }
  }

  it('R13, T38: is complete without parameters, latest sign-in first, those without one last', async () => {
    const response = await operator.get(PATH);
    expect(response.headers.get('content-length')).toBeNull();
    const all = response.body as unknown as ListedClient[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(MANY + 2);
    const logins = all.map(({ lastLogin }) => lastLogin ?? '');
    expect(logins).toEqual(logins.toSorted().reverse());
    const never = all.filter(({ lastLogin }) => lastLogin === null).map(({ id }) => id);
    expect(never).toEqual(never.toSorted().reverse());
    expect(ids.filter((id) => !all.some((one) => one.id === id))).toEqual([]);
  });

  it('T38: pages in the same order, without gaps or duplicates', async () => {
    const all = await read();
    expect(emails(await walk('sort=lastLogin&direction=desc', 97))).toEqual(emails(all));
    expect(emails(await read('?limit=200'))).toEqual(emails(all.slice(0, 200)));
  });

  it.each(clientColumns.flatMap((column) => [[column, 'asc'] as const, [column, 'desc'] as const]))(
    'R8: pages by %s, %s, without gaps or duplicates',
    async (column: ClientColumn, direction) => {
      const listed = await walk(`sort=${column}&direction=${direction}`, 120);
      expect(new Set(emails(listed)).size).toBe(MANY + 2);
    },
  );

  it.each([
    ['status=paused', (_: ClientFixture, index: number) => index % 5 === 2],
    ['plan=enterprise', (_: ClientFixture, index: number) => index % 3 === 2],
    ['status=cancelled&plan=basic', (_: ClientFixture, index: number) => index % 15 === 9],
    ['search=bar+77', ({ name }: ClientFixture) => name === 'Bar 77'],
    [
      'search=b&plan=premium&status=active',
      ({ plan, status }: ClientFixture) => plan === 'premium' && status === 'active',
    ],
  ])('R6, T40: returns and counts the matching clients for %s', async (query, isMeant) => {
    const expectedIds = new Set(ids.filter((_, index) => isMeant(manyClients[index] as ClientFixture, index)));
    const listedIds = (await walk(query, 50)).filter(({ id }) => ids.includes(id));
    expect(new Set(listedIds.map(({ id }) => id))).toEqual(expectedIds);
    const count = await operator.get(`/api/admin/client-count?${query}`);
    expect(count.body).toEqual({ clients: (await walk(query, 200)).length });
  });

  it('R3: counts all clients without parameters', async () => {
    expect((await operator.get('/api/admin/client-count')).body).toEqual({ clients: MANY + 2 });
  });

  it.each([
    ['sort=constructor', 'sort'],
    ['direction=up', 'direction'],
    ['status=gone', 'status'],
    ['plan=toString', 'plan'],
    ['limit=201', 'limit'],
    ['limit=0', 'limit'],
    ['limit=x', 'limit'],
    ['cursor=1', 'cursor'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('2.2.1: rejects %s with the name of the field', async (query, field) => {
    const response = await operator.get(`${PATH}?${query}`);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields as object)).toEqual([field]);
  });

  it('rejects a cursor whose client was deleted', async () => {
    const response = await operator.get(`${PATH}?cursor=0198c0de-0000-7000-8000-000000000000`);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error: 'The list has changed. Please reload it from the first page.' });
  });

  it('T38, T40: moves a client to the top at sign-in, and finds a new name at once', async () => {
    const browser = await api.signIn(client.email, client.password);
    expect(emails(await read('?limit=1'))).toEqual([client.email]);
    await browser.post('/api/save-settings', { businessName: 'Ølhallen', phone: '77 88 99 00' });
    expect(emails(await read('?search=ØLHALL'))).toEqual([client.email]);
    expect(emails(await read('?search=778899'))).toEqual([client.email]);
    expect(await read('?search=demo+wine')).toEqual([]);
  });
});

describe('client search', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    await addClients(api, [
      { name: 'Åens Vin', contact: ['Karen', 'Lund'], phone: '20 12 34 56', email: 'a@one.example' },
      { name: 'Café 10', contact: ['Åse', 'Friis'], email: 'aase@kajen.example', plan: 'premium' },
      { name: 'cafe 9', contact: ['Zoe', 'Birk'], phone: '+45 60 70 80 90', plan: 'enterprise', status: 'paused' },
      { name: '100 %_"\\', contact: ['Ægir', 'Öberg'], email: 'b@two.example', status: 'cancelled' },
    ]);
  });
  afterAll(() => api.close());

  const names = async (query: string) => {
    const { body } = await operator.get(`${PATH}?${query}`);
    return (body as unknown as ListedClient[])
      .map(({ businessName }) => businessName)
      .filter((name) => !name.startsWith('Demo'));
  };

  it.each([
    ['business', 'CAFÉ', ['Café 10', 'cafe 9']],
    ['contact, without accents', 'ægir OBERG', ['100 %_"\\']],
    ['contact', 'åse', ['Café 10']],
    ['e-mail', ' aase@KAJEN ', ['Café 10']],
    ['phone', '20 12', ['Åens Vin']],
    ['phone, with other spacing', '201234', ['Åens Vin']],
    ['phone, with punctuation', '(60) 70-80', ['cafe 9']],
    ['pattern characters', '%_"\\', ['100 %_"\\']],
    ['no match', 'afe 2', []],
    ['one letter', 'å', ['Café 10', 'Åens Vin']],
  ])('T40: finds by %s', async (_by, text, found) => {
    expect((await names(`search=${encodeURIComponent(text)}`)).sort()).toEqual([...found].sort());
  });

  it('T40: sees the changes and deletions of another process', async () => {
    const [one = '', two = ''] = await addClients(api, [{ name: 'Elsewhere' }, { name: 'Elsewhere 2' }]);
    expect((await names('search=elsewhere')).sort()).toEqual(['Elsewhere', 'Elsewhere 2']);
    await api.execute(`UPDATE businesses SET name = 'Renamed' WHERE id = '${one}'`);
    await api.execute(
      `UPDATE client_list_entries SET search = 'renamed', changed_at = ${Date.now()} WHERE business_id = '${one}'`,
    );
    await api.execute(`DELETE FROM businesses WHERE id = '${two}'`);
    expect([await names('search=renamed'), await names('search=elsewhere')]).toEqual([['Renamed'], []]);
    await purge(api.internals.housekeeping);
    expect((await operator.get('/api/admin/client-count?search=elsewhere')).body).toEqual({ clients: 0 });
    await operator.request('DELETE', `${PATH}/${one}`);
    expect((await operator.get('/api/admin/client-count?search=renamed')).body).toEqual({ clients: 0 });
  });

  it.each([
    ['sort=business', ['100 %_"\\', 'cafe 9', 'Café 10', 'Åens Vin']],
    ['sort=contact&direction=desc', ['Café 10', '100 %_"\\', 'cafe 9', 'Åens Vin']],
    ['sort=plan&direction=desc', ['cafe 9', 'Café 10']],
    ['sort=status&direction=desc', ['100 %_"\\', 'cafe 9']],
    ['sort=phone', ['cafe 9', 'Åens Vin']],
    ['sort=phone&direction=desc', ['Åens Vin', 'cafe 9']],
  ])('R8: sorts %s in Danish order, missing values last', async (query, first) => {
    expect((await names(query)).slice(0, first.length)).toEqual(first);
  });
});
