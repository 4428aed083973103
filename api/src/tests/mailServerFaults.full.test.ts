import { startSmtp, type TestSmtp } from '@skal/jest/servers/smtp.ts';
import { consultation } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { waitFor } from '../testing/waitFor.ts';

/** `FAULTS=long` sends many forms; a normal run sends a few. */
const FORMS = process.env.FAULTS === 'long' ? 1_000 : 20;
const VISITORS = 10;
/** The retry delay doubles, so recovery may take as long as the fault; then all emails are sent. */
const TIMEOUT_MS = 15_000 + 300 * FORMS;

/** Faults of a mail server, and whether any mail is delivered meanwhile. */
const FAULTS = {
  'is down': { isThere: false, reply: undefined, thinks: 0 },
  'rejects every connection': { isThere: true, reply: /^CONNECT$/, thinks: 0 },
  'defers each mail': { isThere: true, reply: /^MAIL/, thinks: 0 },
  'responds slowly': { isThere: true, reply: undefined, thinks: 200 },
} as const;

describe(`a mail server with a fault, while ${FORMS} forms are sent`, () => {
  let api: TestApi;
  let server: TestSmtp;

  afterEach(async () => {
    await api.close();
    await server.close();
  });

  it.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
    '%s: stores and acknowledges each form, and sends each mail once after recovery',
    async (name) => {
      const { isThere, reply, thinks } = FAULTS[name];
      let isFaulty = true;
      const manner = {
        reply: (command: string) => (isFaulty && reply?.test(command) ? '451 not now' : undefined),
        thinks: () => (isFaulty ? thinks : 0),
      };
      server = await startSmtp(manner);
      const { url: smtpUrl, port } = server;
      if (!isThere) await server.close();
      const forms = { points: 10 * FORMS, seconds: 60 };
      api = await startTestApi({ limits: { forms }, mail: { smtpUrl, firstRetryMs: 50, pollMs: 50 } });

      let next = 0;
      const visit = async () => {
        const browser = api.client();
        while (next < FORMS) {
          const email = `form-${next++}@example.dk`;
          expect((await browser.post('/api/contact', { ...consultation, email })).status).toBe(201);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visit));
      const mails = () => api.rows<{ id: string; sent_at: number | null }>('SELECT id, sent_at FROM outbox');
      // No request waited for an email: most or all of them are still queued.
      const waiting = (await mails()).filter(({ sent_at: at }) => at === null);
      expect(waiting.length).toBeGreaterThan(FORMS);

      isFaulty = false;
      if (!isThere) server = await startSmtp({ ...manner, port });
      const sent = await waitFor(mails, (all) => all.every(({ sent_at: at }) => at !== null), TIMEOUT_MS);
      expect(sent).toHaveLength(2 * FORMS);
      const ids = server.messages.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]);
      expect(ids.toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
    },
    2 * TIMEOUT_MS,
  );
});
