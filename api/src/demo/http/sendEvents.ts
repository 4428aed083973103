import { setTimeout as wait } from 'node:timers/promises';
import { EVENTS_MAX, type IngestReply } from '@skal/contracts/app/ingest';
import type { SimulatedEvent } from '../simulation/DayRecorder.ts';
import { request } from './request.ts';
import { SimulationError } from './SimulationError.ts';

const TRIES = 6;
const FIRST_WAIT_MS = 200;

/** Totals of all batches. */
export interface SendResult {
  accepted: number;
  known: number;
  refused: IngestReply['refused'];
}

async function sendBatch(site: string, key: string, events: readonly SimulatedEvent[]): Promise<IngestReply> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request(site, 'POST', '/api/ingest', {
      body: { events },
      headers: { Authorization: `Bearer ${key}` },
    });
    if (answer.ok) return (await answer.json()) as IngestReply;
    if (answer.status === 401) throw new SimulationError(`${site} rejected the API key: it is invalid or revoked.`);
    const isForLater = answer.status === 429 || answer.status >= 500;
    if (!isForLater || tries === TRIES) {
      throw new SimulationError(
        `${site} did not accept events (status ${answer.status}). Run the command again to continue.`,
      );
    }
    const retryAfter = Number(answer.headers.get('Retry-After') ?? 0);
    await wait(Math.max(retryAfter * 1000, FIRST_WAIT_MS * 2 ** tries));
  }
}

/** Sends events in batches of the maximum size, one after another. @throws SimulationError */
export async function sendEvents(site: string, key: string, events: readonly SimulatedEvent[]): Promise<SendResult> {
  const sent: SendResult = { accepted: 0, known: 0, refused: [] };
  for (let from = 0; from < events.length; from += EVENTS_MAX) {
    const { accepted, known, refused } = await sendBatch(site, key, events.slice(from, from + EVENTS_MAX));
    sent.accepted += accepted;
    sent.known += known;
    sent.refused.push(...refused);
  }
  return sent;
}
