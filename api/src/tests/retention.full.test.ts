import { client, consultation } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, TestClient } from '../testing/index.ts';
import { startProcess } from '../testing/processes/childProcess.ts';
import { clockFaster } from '../testing/processes/clock.ts';
import { waitFor } from '../testing/waitFor.ts';

/** `npm run test:faults` has a month go by in ten minutes; each run has some days of it, enough for mails to have their time. */
const { days, dayMs } = process.env.FAULTS === 'long' ? { days: 30, dayMs: 20_000 } : { days: 9, dayMs: 700 };
const DAY = 24 * 3600_000;
/** For so long a mail that was sent is kept, and an inquiry much longer. */
const MAILS_KEPT = 7 * DAY;
const VISITORS = 3;
/** A start, and what is left to be deleted, on a machine that does other work besides. */
const PATIENCE_MS = 120_000;

describe(`${days} days of a site, of which each is over in ${dayMs / 1000} seconds`, () => {
  it(
    '14.2.4: leave what is to be kept, and nothing else, while people write and sign in',
    async () => {
      const place = await createTempDatabase();
      const from = Date.now();
      const times = DAY / dayMs;
      const now = () => from + (Date.now() - from) * times;
      const args = [place.dataDir, place.databaseUrl ?? ''];
      const site = startProcess('./fastClock.child.ts', args, clockFaster(times, from));
      const url = await site.line();
      const begun = now();
      const acknowledged: string[] = [];

      const visit = async (visitor: number) => {
        for (let turn = 0; now() < begun + days * DAY; turn += 1) {
          const browser = new TestClient(url);
          const email = `guest-${visitor}-${turn}@example.dk`;
          const { status } = await browser.post('/api/contact', { ...consultation, email });
          expect(status).toBe(201);
          acknowledged.push(email);
          expect((await browser.post('/api/login', client)).status).toBe(200);
          expect((await browser.post('/api/password-link', { email: client.email })).status).toBe(202);
          expect((await browser.post('/api/logout')).status).toBeLessThan(300);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));

      // Its days go on, and its housekeeping with them: it comes to whatever had its time when the month was over.
      const over = now();
      const left = async () => {
        const line = site.line();
        site.say(String(over));
        return Object.entries(JSON.parse(await line) as Record<string, number>).filter(([, due]) => due > 0);
      };
      await waitFor(left, (due) => due.length === 0, PATIENCE_MS);
      await site.stop();
      const end = now();

      const api = await startTestApi({}, place);
      const stored = await api.rows<{ email: string; at: number }>('SELECT email, created_at AS at FROM inquiries');
      const mails = await api.rows<{ recipient: string; at: number | null }>(
        'SELECT recipient, sent_at AS at FROM outbox',
      );
      await api.close();
      await place.remove();
      expect(stored.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());
      const isOld = ({ at }: { at: number | null }) => at !== null && Number(at) < over - MAILS_KEPT;
      expect(mails.filter(isOld)).toEqual([]);
      expect(stored.some(isOld)).toBe(true);
      const kept = new Set(mails.map(({ recipient }) => recipient));
      expect(stored.filter(({ email, at }) => Number(at) > end - MAILS_KEPT && !kept.has(email))).toEqual([]);
    },
    2 * days * dayMs + 3 * PATIENCE_MS,
  );
});
