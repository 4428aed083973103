import { consultation } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, TestClient } from '../testing/index.ts';
import { startChildApi } from '../testing/processes/childProcess.ts';
import { waitFor } from '../testing/waitFor.ts';

/** `FAULTS=long` kills often; a normal run kills a few times. */
const { kills, forms } = process.env.FAULTS === 'long' ? { kills: 150, forms: 20_000 } : { kills: 3, forms: 300 };
const VISITORS = 10;

/** Timeout of a start and the requests until the next kill, on a busy machine. */
const TIMEOUT_MS = 60_000;

describe(`a process that is killed ${kills} times while it writes`, () => {
  it(
    `stores each of ${forms} acknowledged forms once, with its mails`,
    async () => {
      const database = await createTempDatabase();
      const acknowledged = new Set<string>();
      const unanswered: string[] = [];
      let next = 0;

      /** Retries unacknowledged requests with the same key, as a browser does. */
      const visit = async (url: string, isOver: () => boolean) => {
        const browser = new TestClient(url);
        while (!isOver()) {
          const email = unanswered.shift() ?? `form-${next++}@example.dk`;
          const headers = { 'idempotency-key': email };
          const response = await browser
            .post('/api/contact', { ...consultation, email }, { headers })
            .catch(() => null);
          if (response?.status === 201) acknowledged.add(email);
          else unanswered.push(email);
        }
      };

      for (let kill = 1; kill <= kills; kill += 1) {
        const child = await startChildApi(database);
        let isOver = false;
        const visits = Array.from({ length: VISITORS }, () => visit(child.url, () => isOver));
        await waitFor(
          () => acknowledged.size,
          (size) => size >= (forms / kills) * kill,
          TIMEOUT_MS,
        );
        await child.stop();
        isOver = true;
        await Promise.all(visits);
      }

      const api = await startTestApi({}, database);
      const stored = await api.rows<{ email: string }>('SELECT email FROM inquiries');
      const emails = new Set(stored.map(({ email }) => email));
      expect([...acknowledged].filter((email) => !emails.has(email))).toEqual([]);
      expect(stored).toHaveLength(emails.size);
      expect(acknowledged.size).toBeGreaterThanOrEqual(forms);
      expect(await api.rows('SELECT id FROM outbox')).toHaveLength(2 * stored.length);
      await api.close();
      await database.remove();
    },
    kills * TIMEOUT_MS,
  );
});
