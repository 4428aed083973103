import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadPdf, openTestInvoices, readPdf, type TestInvoices } from '../../testing/fixtures/invoices.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';

const NAME = '=HYPERLINK("https://evil.example") <script>alert(1)</script> Ærø Ø & Å';

describe('invoice PDF', () => {
  let api: TestApi;
  let operator: TestClient;
  let guest: TestClient;
  let invoices: TestInvoices;

  beforeAll(async () => {
    api = await startTestApi({
      site: { companyName: 'Skal ApS', companyCvr: '12345678' },
      mail: { pollMs: 20, firstRetryMs: 20 },
    });
    operator = await api.signIn(admin.email, admin.password);
    guest = await api.signIn(client.email, client.password);
    invoices = await openTestInvoices(api, operator, client.email);
  });
  afterAll(() => api.close());

  const folder = () => join(api.settings.dataDir, 'mail');
  /** Complete emails only; partial ones have another extension. */
  const mailFiles = () =>
    readdirSync(folder())
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder(), name), 'utf8'));
  const mailWith = (subject: string) =>
    waitFor(
      () => mailFiles().find((sentMail) => sentMail.includes(`Subject: ${subject}\r\n`)) ?? '',
      (sentMail) => sentMail !== '',
    );
  /** Returns the bytes of an email's attachment. */
  const attachedTo = (sentMail: string) => {
    const [, encoded = ''] = /filename=[\w.-]+\r\n\r\n([\w+/=\r\n]+)/.exec(sentMail) ?? [];
    return Buffer.from(encoded, 'base64');
  };

  it('contains the input, in Danish letters, and the configured seller', async () => {
    const { body } = await invoices.issue({ note: 'Konto 1234' });
    const { text, pages } = await readPdf((await downloadPdf(guest, body.id)).bytes);
    for (const part of [
      ...['Skal ApS CVR 12345678', 'Invoice 1', 'Billed to Vinbaren ApS Nyhavn 1 1051 København K'],
      ...['Premium plan 1 1,000.00 1,000.00', 'Consulting 2.5 55.00 137.50', 'Konto 1234'],
      ...['Subtotal excl. VAT 1,137.50 VAT 25% 284.38 Total 1,421.88 DKK', 'Invoice 1, page 1 of 1'],
    ])
      expect(text).toContain(part);
    expect(pages).toBe(1);
  });

  it('1.2.1: is a named download, identical each time, for client and operator', async () => {
    const { body } = await invoices.issue();
    const [first, again] = [await downloadPdf(guest, body.id), await downloadPdf(operator, body.id)];
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${body.number}.pdf"`);
    expect(first.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(again.bytes.equals(first.bytes)).toBe(true);
    await invoices.act(body.id, 'pay');
    expect((await downloadPdf(guest, body.id)).bytes.equals(first.bytes)).toBe(true);
  });

  it('1.2.1: renders scripts, formulas and missing glyphs as plain text', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => ({
      description: `${NAME} 🍷👨‍👩‍👧 日本 \u202e${'W'.repeat(100)} ${at}`,
      ...{ quantity: 1, unitAmount: 100 },
    }));
    const { body } = await invoices.issue({ billedTo: NAME, address: '🍷', lines });
    const { text, pages, annotations, scripts } = await readPdf((await downloadPdf(guest, body.id)).bytes);
    expect(text).toContain(`Billed to ${NAME} ?`);
    expect(text).toContain('?? ?? ?WWWW');
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain(`Invoice ${body.number}, page ${pages} of ${pages}`);
    expect([annotations, scripts]).toEqual([[], null]);
  });

  it('is emailed to the client in the same transaction, and again on request', async () => {
    const { body } = await invoices.issue();
    const subject = `Invoice ${body.number} from Skal`;
    const sentMail = await mailWith(subject);
    expect(sentMail).toContain(`To: ${client.email}\r\n`);
    expect(sentMail).toMatch(/1,421\.88 DKK including VAT/);
    expect(sentMail).not.toContain('/dashboard');
    const { bytes } = await downloadPdf(guest, body.id);
    expect(attachedTo(sentMail).equals(bytes)).toBe(true);
    await invoices.act(body.id, 'send');
    const mails = await waitFor(
      () => api.rows<{ sent_at: unknown }>('SELECT sent_at FROM outbox WHERE subject = ?', [subject]),
      (rows) => rows.length === 2 && rows.every(({ sent_at }) => sent_at !== null),
    );
    expect(mails).toHaveLength(2);
    const { body: credit } = await invoices.act(body.id, 'credit');
    const second = await mailWith(`Credit note ${credit.number} from Skal`);
    expect(second).toContain(`It credits invoice ${body.number}`);
    expect((await readPdf(attachedTo(second))).text).toContain('Total -1,421.88 DKK');
  });

  it('delays no other email if it cannot be built, and is retried', async () => {
    const mail = { kind: 'invoice', body: 'Hello\n' };
    await api.internals.dependencies.db.tx((manager) =>
      enqueueMails(
        manager,
        [
          { ...mail, recipient: 'one@example.dk', subject: 'Without a file', attachment: 'invoice:gone' },
          { ...mail, recipient: 'other@example.dk', subject: 'The other' },
        ],
        Date.now(),
      ),
    );
    await mailWith('The other');
    const [waiting] = await waitFor(
      () => api.rows<Record<string, unknown>>("SELECT * FROM outbox WHERE subject = 'Without a file'"),
      ([row]) => Number(row?.attempts) >= 2,
    );
    expect(waiting).toMatchObject({ sent_at: null, last_error: expect.stringContaining('There is no invoice') });
    expect(api.log.filter(({ msg }) => msg === 'email delivery is paused')).toEqual([]);
  });
});
