import { startSmtp } from '@skal/jest/servers/smtp.ts';
import { message } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';

const HOUR_MS = 3600_000;

describe('a relay without SMTPUTF8', () => {
  it.each([
    '555 5.5.2 Syntax error: SMTPUTF8 is not supported',
    '555 Recipient address has non-ASCII characters',
    '501 Bad recipient address syntax',
    '500 5.5.2 Error: bad syntax',
    '553 5.1.3 Bad recipient address syntax',
    '550 5.6.7 Address requires SMTPUTF8',
  ])('gets one attempt for an address with æøå before the @, answered with %s, and the other emails', async (reply) => {
    const smtp = await startSmtp({
      reply(line) {
        if (/^RCPT TO:.*[^ -~]/.test(line)) return reply;
        // Rejects such letters in a header as well.
        const head = line === '.' ? (smtp.messages.at(-1) ?? '').split('\r\n\r\n')[0] : '';
        return /[^ -~\r\n\t]/.test(head ?? '') ? '550 5.6.7 SMTPUTF8 required' : undefined;
      },
    });
    // A pause of the queue would take an hour.
    const api = await startTestApi({
      limits: { forms: { points: 1000, seconds: 60 } },
      mail: { smtpUrl: smtp.url, firstRetryMs: HOUR_MS, pollMs: 20, operator: 'sales@skal.example' },
    });
    for (let index = 0; index < 3; index += 1) {
      const form = { ...message, email: `søren${index}@example.dk` };
      expect((await api.client().post('/api/contact', form)).status).toBe(201);
    }
    const mails = await waitFor(
      () => api.rows<Record<string, unknown>>('SELECT * FROM outbox ORDER BY id'),
      (rows) => rows.length === 6 && rows.every(({ due_at }) => due_at === null),
    );
    const alerts = mails.filter(({ kind }) => kind === 'alert');
    expect(alerts.map(({ sent_at, body }) => [sent_at !== null, String(body).includes('søren')])).toEqual(
      Array(3).fill([true, true]),
    );
    const confirmations = mails.filter(({ kind }) => kind === 'confirmation');
    for (const mail of confirmations) expect(mail).toMatchObject({ sent_at: null, attempts: 1 });
    expect(api.log.filter(({ msg }) => msg === 'email delivery is paused')).toEqual([]);
    await api.close();
    await smtp.close();
  });
});
