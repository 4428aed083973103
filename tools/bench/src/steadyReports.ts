import { randomUUID } from 'node:crypto';
import { drawEvent } from './appEvents.ts';
import { keyOf } from './sectionRows.ts';

const BATCH = 100;

const some = (most: number): number => Math.floor(Math.random() * most);

/** Sends a batch in every part of a second, of a client by lot, whether the last ones are answered or not; `events` a second. */
export function reportSteadily(url: string, { clients, events }: { clients: number; events: number }) {
  const under = new Set<Promise<void>>();
  const times: number[] = [];
  const send = async () => {
    const sent = performance.now();
    const headers = { Authorization: `Bearer ${keyOf(some(clients))}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({
      events: Array.from({ length: BATCH }, () => ({ id: randomUUID(), ...drawEvent() })),
    });
    const answer = await fetch(`${url}/api/ingest`, { method: 'POST', headers, body });
    const { accepted } = (await answer.json()) as { accepted?: number };
    if (accepted !== BATCH) throw new Error(`${answer.status}, ${accepted} of ${BATCH} events taken`);
    times.push(performance.now() - sent);
  };
  let fault: unknown;
  const timer = setInterval(
    () => {
      const one = send().catch((error) => {
        fault ??= error;
      });
      under.add(one);
      void one.then(() => under.delete(one));
    },
    (1000 * BATCH) / events,
  );
  return {
    times,
    async stop() {
      clearInterval(timer);
      await Promise.all(under);
      if (fault) throw fault;
    },
  };
}
