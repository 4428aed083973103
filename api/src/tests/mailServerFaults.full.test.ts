import { startSmtp, type TestSmtp } from '@skal/jest/servers/smtp.ts';
import { consultation } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { waitFor } from '../testing/waitFor.ts';

/** `npm run test:faults` has it last for as long as it takes to believe it; each run does it for a moment. */
const FORMS = process.env.FAULTS === 'long' ? 1_000 : 20;
const VISITORS = 10;
/** A pause of the sender doubles each time, so that it may last as long again as what was wrong; then all mails go out. */
const PATIENCE_MS = 15_000 + 300 * FORMS;

/** What is wrong with a mail server, and whether any mail comes through meanwhile. */
const FAULTS = {
  'is down': { isThere: false, reply: undefined, thinks: 0 },
  'refuses whoever comes': { isThere: true, reply: /^CONNECT$/, thinks: 0 },
  'refuses each mail for now': { isThere: true, reply: /^MAIL/, thinks: 0 },
  'takes its time for each word': { isThere: true, reply: undefined, thinks: 200 },
} as const;

describe(`a mail server with a fault, while ${FORMS} forms are sent`, () => {
  let api: TestApi;
  let server: TestSmtp;

  afterEach(async () => {
    await api.close();
    await server.close();
  });

  it.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
    '%s: each form is stored and answered, and each of its mails comes once when that is over',
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
      // Nobody has waited for a mail: most of them, or all, are still here.
      const waiting = (await mails()).filter(({ sent_at: at }) => at === null);
      expect(waiting.length).toBeGreaterThan(FORMS);

      isFaulty = false;
      if (!isThere) server = await startSmtp({ ...manner, port });
      const sent = await waitFor(mails, (all) => all.every(({ sent_at: at }) => at !== null), PATIENCE_MS);
      expect(sent).toHaveLength(2 * FORMS);
      const ids = server.messages.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]);
      expect(ids.toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
    },
    2 * PATIENCE_MS,
  );
});
