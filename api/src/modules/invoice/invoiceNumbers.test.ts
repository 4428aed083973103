import { admin, client } from '../../testing/bodies.ts';
import { makeThrowaway, startTestApi, type TestApi, type Throwaway } from '../../testing/index.ts';
import { invoicesOf, type TestInvoices } from '../../testing/invoices.ts';
import { startChildApi } from '../../testing/processes.ts';

const settings = { databaseDeadlineMs: 10_000 };
const ROUNDS = 12;

describe('the numbers of invoices', () => {
  let place: Throwaway;
  let api: TestApi;
  let child: { url: string; stop(): Promise<void> } | undefined;
  let issuers: TestInvoices[];

  beforeEach(async () => {
    place = await makeThrowaway();
    api = await startTestApi(settings, place);
    const operator = await api.signIn(admin.email, admin.password);
    // Two processes may serve one database server; a data folder has one.
    child = place.databaseUrl ? await startChildApi(place, settings) : undefined;
    const beside = api.client();
    if (child) Object.assign(beside, { url: child.url });
    await beside.post('/api/login', admin);
    issuers = [await invoicesOf(api, operator, client.email), await invoicesOf(api, beside, client.email)];
  });
  afterEach(async () => {
    await child?.stop();
    await api.close();
    await place.remove();
  });

  const numbers = async () => (await issuers[0]?.list())?.map(({ number }) => number) ?? [];

  it('2.3.4: follow one another without a gap, by whomever they are issued at once, those that fail among them', async () => {
    // Whatever would be number 7 fails behind its number, when its mail is stored.
    await api.execute(
      place.databaseUrl
        ? `CREATE TRIGGER refuse_some BEFORE INSERT ON outbox FOR EACH ROW
           BEGIN IF NEW.subject LIKE '%7 from%' THEN SIGNAL SQLSTATE '45000'; END IF; END`
        : `CREATE TRIGGER refuse_some BEFORE INSERT ON outbox WHEN NEW.subject LIKE '%7 from%'
           BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    );
    const all = await Promise.all(
      Array.from({ length: ROUNDS }, (_, at) => issuers[at % 2]?.issue({ billedTo: `No. ${at}` })),
    );
    const failed = all.filter((answer) => answer?.status !== 201);
    expect(failed.map((answer) => answer?.status)).toEqual(Array(failed.length).fill(500));
    expect(failed.length).toBeGreaterThan(0);
    await api.execute('DROP TRIGGER refuse_some');
    const [later] = [await issuers[1]?.issue()];
    const issued = ROUNDS - failed.length + 1;
    expect(later?.body.number).toBe(issued);
    expect(await numbers()).toEqual(Array.from({ length: issued }, (_, at) => issued - at));
  });
});
