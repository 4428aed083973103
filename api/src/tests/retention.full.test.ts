import { client, consultation } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, TestClient } from '../testing/index.ts';
import { startProcess } from '../testing/processes/childProcess.ts';
import { envWithFasterClock } from '../testing/processes/clock.ts';
import { waitFor } from '../testing/waitFor.ts';

/** `FAULTS=long` simulates a month in ten minutes; a normal run some days, enough for emails to expire. */
const { days, dayMs } = process.env.FAULTS === 'long' ? { days: 30, dayMs: 20_000 } : { days: 9, dayMs: 700 };
const DAY_MS = 24 * 3600_000;
/** Retention of sent emails; inquiries are kept much longer. */
const MAILS_KEPT = 7 * DAY_MS;
const VISITORS = 3;
/** Timeout of a start and the remaining deletions, on a busy machine. */
const TIMEOUT_MS = 120_000;

describe(`${days} days of a site, simulated in ${dayMs / 1000} seconds each`, () => {
  it(
    '14.2.4: leave exactly the rows within retention, under normal use',
    async () => {
      const database = await createTempDatabase();
      const from = Date.now();
      const times = DAY_MS / dayMs;
      const now = () => from + (Date.now() - from) * times;
      const args = [database.dataDir, database.databaseUrl ?? ''];
      const site = startProcess('./fastClock.child.ts', args, envWithFasterClock(times, from));
      const url = await site.line();
      const startedAt = now();
      const acknowledged: string[] = [];

      const visit = async (visitor: number) => {
        for (let turn = 0; now() < startedAt + days * DAY_MS; turn += 1) {
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

      // The fast clock continues, and housekeeping catches up with everything expired by then.
      const over = now();
      const left = async () => {
        const line = site.line();
        site.say(String(over));
        return Object.entries(JSON.parse(await line) as Record<string, number>).filter(([, due]) => due > 0);
      };
      await waitFor(left, (due) => due.length === 0, TIMEOUT_MS);
      await site.stop();
      const end = now();

      const api = await startTestApi({}, database);
      const stored = await api.rows<{ email: string; at: number }>('SELECT email, created_at AS at FROM inquiries');
      const mails = await api.rows<{ recipient: string; at: number | null }>(
        'SELECT recipient, sent_at AS at FROM outbox',
      );
      await api.close();
      await database.remove();
      expect(stored.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());
      const isOld = ({ at }: { at: number | null }) => at !== null && Number(at) < over - MAILS_KEPT;
      expect(mails.filter(isOld)).toEqual([]);
      expect(stored.some(isOld)).toBe(true);
      const kept = new Set(mails.map(({ recipient }) => recipient));
      expect(stored.filter(({ email, at }) => Number(at) > end - MAILS_KEPT && !kept.has(email))).toEqual([]);
    },
    2 * days * dayMs + 3 * TIMEOUT_MS,
  );
});
