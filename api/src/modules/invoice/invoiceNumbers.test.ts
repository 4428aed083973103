import { openTestInvoices, type TestInvoices } from '../../testing/fixtures/invoices.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { type MultiProcessApi, startMultiProcessApi } from '../../testing/processes/multiProcess.ts';

const ROUNDS = 12;

describe('invoices of concurrent operators', () => {
  let together: MultiProcessApi;
  let issuers: TestInvoices[];

  beforeEach(async () => {
    together = await startMultiProcessApi();
    issuers = [];
    for (const operator of [together.client(), together.client()]) {
      await operator.post('/api/login', admin);
      issuers.push(await openTestInvoices(together.api, operator, client.email));
    }
  });
  afterEach(() => together.close());

  const numbers = async () => (await issuers[0]?.list())?.map(({ number }) => number) ?? [];

  it('2.3.4: are numbered without gaps if issued concurrently, even if some fail', async () => {
    const { api, tempDatabase: database } = together;
    // The transaction of number 7 fails after taking its number, when its email is stored.
    await api.execute(
      database.databaseUrl
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

  it('2.3.4: are marked as unpaid once, and the other requests are rejected', async () => {
    const paid = await issuers[0]?.issue();
    const id = paid?.body.id;
    await issuers[0]?.act(id, 'pay');
    const all = await Promise.all(Array.from({ length: ROUNDS }, (_, at) => issuers[at % 2]?.unpay(id)));
    expect(all.map((answer) => answer?.status).sort()).toEqual([204, ...Array(ROUNDS - 1).fill(409)]);
    const auditEntries = await together.api.rows("SELECT id FROM audit_entries WHERE action = 'invoice.unpaid'");
    expect(auditEntries).toHaveLength(1);
  });
});
