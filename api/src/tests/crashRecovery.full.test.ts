import { consultation } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, TestClient } from '../testing/index.ts';
import { startChildApi } from '../testing/processes/childProcess.ts';
import { waitFor } from '../testing/waitFor.ts';

/** `npm run test:faults` kills as often as it takes to believe it; each run does it a few times. */
const { kills, forms } = process.env.FAULTS === 'long' ? { kills: 150, forms: 20_000 } : { kills: 3, forms: 300 };
const VISITORS = 10;

/** A start, and what is sent until the next kill, on a machine that does other work besides. */
const PATIENCE_MS = 60_000;

describe(`a process that is killed ${kills} times while it writes`, () => {
  it(
    `has stored each of ${forms} forms that it acknowledged, once, and its mails with it`,
    async () => {
      const place = await createTempDatabase();
      const acknowledged = new Set<string>();
      const unanswered: string[] = [];
      let next = 0;

      /** Sends what was not acknowledged again, under the same key, as a browser does. */
      const visit = async (url: string, isOver: () => boolean) => {
        const browser = new TestClient(url);
        while (!isOver()) {
          const email = unanswered.shift() ?? `form-${next++}@example.dk`;
          const headers = { 'idempotency-key': email };
          const answer = await browser.post('/api/contact', { ...consultation, email }, { headers }).catch(() => null);
          if (answer?.status === 201) acknowledged.add(email);
          else unanswered.push(email);
        }
      };

      for (let kill = 1; kill <= kills; kill += 1) {
        const child = await startChildApi(place);
        let isOver = false;
        const visits = Array.from({ length: VISITORS }, () => visit(child.url, () => isOver));
        await waitFor(
          () => acknowledged.size,
          (size) => size >= (forms / kills) * kill,
          PATIENCE_MS,
        );
        await child.stop();
        isOver = true;
        await Promise.all(visits);
      }

      const api = await startTestApi({}, place);
      const stored = await api.rows<{ email: string }>('SELECT email FROM inquiries');
      const emails = new Set(stored.map(({ email }) => email));
      expect([...acknowledged].filter((email) => !emails.has(email))).toEqual([]);
      expect(stored).toHaveLength(emails.size);
      expect(acknowledged.size).toBeGreaterThanOrEqual(forms);
      expect(await api.rows('SELECT id FROM outbox')).toHaveLength(2 * stored.length);
      await api.close();
      await place.remove();
    },
    kills * PATIENCE_MS,
  );
});
