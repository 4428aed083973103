import { setTimeout as wait } from 'node:timers/promises';
import { EVENTS_MAX, type IngestReply } from '@skal/contracts/ingest';
import type { PlayedEvent } from '../bar/DayBook.ts';
import { ask } from './ask.ts';
import { PlayRefused } from './refused.ts';

const TRIES = 6;
const FIRST_WAIT_MS = 200;

/** What became of all that was sent. */
export interface Sent {
  accepted: number;
  known: number;
  refused: IngestReply['refused'];
}

async function sendBatch(site: string, key: string, events: readonly PlayedEvent[]): Promise<IngestReply> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(site, 'POST', '/api/ingest', {
      body: { events },
      headers: { Authorization: `Bearer ${key}` },
    });
    if (answer.ok) return (await answer.json()) as IngestReply;
    if (answer.status === 401) throw new PlayRefused(`${site} refuses the key: it is not valid, or is no longer.`);
    const isForLater = answer.status === 429 || answer.status >= 500;
    if (!isForLater || tries === TRIES) {
      throw new PlayRefused(`${site} takes no events: it answers with ${answer.status}. Run it again to go on.`);
    }
    const asked = Number(answer.headers.get('Retry-After') ?? 0);
    await wait(Math.max(asked * 1000, FIRST_WAIT_MS * 2 ** tries));
  }
}

/** Sends events in batches as large as the door takes, each until it is answered. @throws PlayRefused */
export async function sendEvents(site: string, key: string, events: readonly PlayedEvent[]): Promise<Sent> {
  const sent: Sent = { accepted: 0, known: 0, refused: [] };
  for (let from = 0; from < events.length; from += EVENTS_MAX) {
    const { accepted, known, refused } = await sendBatch(site, key, events.slice(from, from + EVENTS_MAX));
    sent.accepted += accepted;
    sent.known += known;
    sent.refused.push(...refused);
  }
  return sent;
}
