import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { textIn } from '../language/textIn.ts';
import { downloadPdf, openTestInvoices, readPdf } from '../testing/fixtures/invoices.ts';
import { admin, client, consultation, live, message, ticket } from '../testing/fixtures/requestBodies.ts';
import { acceptStaffInvitation, inviteStaffMember } from '../testing/fixtures/staff.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/index.ts';
import { waitFor } from '../testing/waitFor.ts';

const OPERATOR = 'ops@skal.example';
const brand = 'Skal';

/** The Danish texts, by the English ones. */
const text = textIn('da');

describe('the language of an email', () => {
  let api: TestApi;
  let operator: TestClient;
  let danish: TestClient;
  let english: TestClient;

  const speak = async (browser: TestClient, language: string) => {
    const saved = await browser.request('PUT', '/api/session/preferences', { json: { language } });
    expect(saved.status).toBe(200);
  };

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 20, operator: OPERATOR } });
    [operator, danish, english] = await Promise.all([
      api.signIn(admin.email, admin.password),
      api.signIn(live.email, live.password),
      api.signIn(client.email, client.password),
    ]);
    await speak(danish, 'da');
  });
  afterAll(() => api.close());

  const folder = () => join(api.settings.dataDir, 'mail');
  /** Waits for an email with this subject to an address. */
  const mailTo = async (recipient: string, subject: string) => {
    const found = await waitFor(
      async () => {
        const names = readdirSync(folder()).filter((name) => name.endsWith('.eml'));
        const mails = await Promise.all(
          names.map((name) => PostalMime.parse(readFileSync(join(folder(), name), 'utf8'))),
        );
        return mails.findLast((mail) => mail.to?.[0]?.address === recipient && mail.subject === subject);
      },
      (mail) => mail !== undefined,
    );
    if (!found) throw new Error(`No email to ${recipient} has the subject ${subject}`);
    return found;
  };

  it('is that of the account, for a new password', async () => {
    for (const { email } of [live, client]) await api.client().post('/api/password-link', { email });
    const inDanish = await mailTo(live.email, text('Set a new password for {brand}', { brand }));
    expect(inDanish.text).toContain(text('Hello {name},', { name: 'Demo' }));
    expect(inDanish.text).toContain(`${text('/set-password')}#`);
    expect(inDanish.html).toContain('lang="da"');
    const inEnglish = await mailTo(client.email, 'Set a new password for Skal');
    expect(inEnglish.text).toMatch(/^Hello Demo,/);
    expect(inEnglish.text).toMatch(/\/set-password#[\w-]{43}/);
    expect(inEnglish.html).toContain('lang="en"');
  });

  it('is that of the author of a ticket, and of the operator for the alert', async () => {
    for (const [browser, title] of [
      [danish, 'A café'],
      [english, 'A bar'],
    ] as const)
      expect((await browser.post('/api/support-ticket', { ...ticket, title })).status).toBe(201);
    const received = await mailTo(live.email, text('We have received your ticket: {title}', { title: 'A café' }));
    expect(received.text).toContain(`${text('Priority')}: ${text('High')}`);
    expect(received.text).toContain(`${text('Response target')}: ${text('2 hours, business hours')}`);
    expect(received.text).toContain(text('{time} (Copenhagen time)', { time: '' }));
    expect((await mailTo(client.email, 'We have received your ticket: A bar')).text).toContain('Priority: High');
    expect((await mailTo(OPERATOR, 'High ticket: A café')).text).toContain('Category: bug');
  });

  it('of an alert is that of the operator with the address, or of the first operator', async () => {
    await speak(operator, 'da');
    await api.client().post('/api/contact', message);
    const alert = await mailTo(OPERATOR, text('Message: {subject}', { subject: message.subject }));
    expect(alert.text).toContain(`${text('Name')}: Bo Holm`);
    await speak(operator, 'en');
    await api.client().post('/api/contact', { ...message, subject: 'Prices' });
    expect((await mailTo(OPERATOR, 'Message: Prices')).text).toContain('Name: Bo Holm');
  });

  it('is that of the page, for a visitor', async () => {
    const send = (email: string, language: string) =>
      api.client().post('/api/contact', { ...consultation, email }, { headers: { 'accept-language': language } });
    await send('dane@example.dk', 'da');
    await send('visitor@example.dk', 'en');
    const inDanish = await mailTo('dane@example.dk', text('We have received your request'));
    expect(inDanish.text).toContain(text('Hello {name},', { name: consultation.name }));
    expect((await mailTo('visitor@example.dk', 'We have received your request')).text).toContain('within 24 hours');
  });

  it('is that of the client, for an invoice, which keeps it', async () => {
    const invoices = await openTestInvoices(api, operator, live.email);
    const { body } = await invoices.issue();
    const title = text('Invoice {number}', { number: 1 });
    const total = text('{amount} DKK', { amount: '1.421,88' });
    const mail = await mailTo(live.email, text('{title} from {brand}', { title, brand }));
    expect(mail.text).toContain(total);
    const name = `${title.toLowerCase().replace(' ', '-')}.pdf`;
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([name]);
    const file = await downloadPdf(danish, body.id);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(file.bytes.toString('latin1')).toContain('/Lang (da)');
    const words = (await readPdf(file.bytes)).text;
    const heads = ['Description', 'Quantity', 'Unit price', 'Amount'].map((head) => text(head)).join(' ');
    for (const part of [
      ...[title, text('Due date'), `${text('Billed to')} Vinbaren ApS`, heads],
      ...['Consulting 2,5 55,00 137,50', text('VAT {percent}%', { percent: 25 }), `${text('Total')} ${total}`],
      text('{title}, page {page} of {pages}', { title, page: 1, pages: 1 }),
    ])
      expect(words).toContain(part.replaceAll('\u00a0', ' '));

    const list = await danish.get('/api/invoices', { headers: { 'accept-language': 'da' } });
    const description = text('{description} and {count} more', { description: 'Premium plan', count: 1 });
    expect(list.body).toMatchObject([{ description }]);

    await speak(danish, 'en');
    expect((await downloadPdf(danish, body.id)).bytes.equals(file.bytes)).toBe(true);
    const credit = (await invoices.act(body.id, 'credit')).body;
    expect((await readPdf((await downloadPdf(danish, credit.id)).bytes)).text).toContain(`${text('Credits')} ${title}`);
    const resent = await mailTo(live.email, 'Credit note 2 from Skal');
    expect(resent.text).toContain('It credits invoice 1.');
    await speak(danish, 'da');
  });

  it('is that of the inviting account, for staff without one; the new account has that of the page', async () => {
    const { email, token } = await inviteStaffMember(api, danish);
    await mailTo(email, text('{who} has added you to their team', { who: 'Demo Restaurant (live)' }));
    expect((await acceptStaffInvitation(api, token, undefined, 'da')).status).toBe(200);
    const [account] = await api.rows('SELECT language FROM accounts WHERE email = ?', [email]);
    expect(account).toEqual({ language: 'da' });
  });
});
