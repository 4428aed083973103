import { setTimeout as wait } from 'node:timers/promises';
import { EVENTS_MAX, type IngestReply } from '@skal/contracts/app/ingest';
import { MAX_EVENT_AGE_DAYS } from '../../modules/appEvent/validateEvent.ts';
import { addDays, toLocalDay } from '../../time/calendar.ts';
import type { SimulatedEvent } from '../simulation/DayRecorder.ts';
import { simulateDays } from '../simulation/simulation.ts';
import { AdminClient } from './AdminClient.ts';
import { request } from './request.ts';
import { SimulationError } from './SimulationError.ts';

const TRIES = 6;
const FIRST_WAIT_MS = 200;

/** Totals of all batches. */
interface SendResult {
  accepted: number;
  known: number;
  refused: IngestReply['refused'];
}

async function sendBatch(site: string, key: string, events: readonly SimulatedEvent[]): Promise<IngestReply> {
  for (let tries = 1; ; tries += 1) {
    const response = await request(site, 'POST', '/api/ingest', {
      body: { events },
      headers: { Authorization: `Bearer ${key}` },
    });
    if (response.ok) return (await response.json()) as IngestReply;
    if (response.status === 401) throw new SimulationError(`${site} rejected the API key: it is invalid or revoked.`);
    const isForLater = response.status === 429 || response.status >= 500;
    if (!isForLater || tries === TRIES) {
      throw new SimulationError(
        `${site} did not accept events (status ${response.status}). Run the command again to continue.`,
      );
    }
    const retryAfter = Number(response.headers.get('Retry-After') ?? 0);
    await wait(Math.max(retryAfter * 1000, FIRST_WAIT_MS * 2 ** tries));
  }
}

/** Sends events in batches of the maximum size, one after another. @throws SimulationError */
async function sendEvents(site: string, key: string, events: readonly SimulatedEvent[]): Promise<SendResult> {
  const sent: SendResult = { accepted: 0, known: 0, refused: [] };
  for (let from = 0; from < events.length; from += EVENTS_MAX) {
    const { accepted, known, refused } = await sendBatch(site, key, events.slice(from, from + EVENTS_MAX));
    sent.accepted += accepted;
    sent.known += known;
    sent.refused.push(...refused);
  }
  return sent;
}

/** Options of a simulation. */
export interface SimulationOptions {
  /** Origin of the site. */
  readonly site: string;
  /** Email address of the client's owner; unused with a key. */
  readonly email: string;
  /** API key of the client; null to create one. */
  readonly appKey: string | null;
  readonly days: number;
  readonly seed: number;
  readonly dryRun: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** Time zone of the venue. */
const TIME_ZONE = 'Europe/Copenhagen';

/** Returns the events up to now, of the requested days that the api accepts. */
function listEvents({ days, seed, now }: SimulationOptions, launch: string): SimulatedEvent[] {
  const today = toLocalDay(now, TIME_ZONE);
  const [first, onTime] = [addDays(today, 1 - days), addDays(today, -MAX_EVENT_AGE_DAYS)];
  return [...simulateDays({ seed, launch, timeZone: TIME_ZONE }, today)]
    .filter(({ day }) => day >= first && day >= onTime)
    .flatMap(({ events }) => events)
    .filter(({ at }) => Date.parse(at) <= now);
}

/** Counts the events by type. */
function countByType(events: readonly SimulatedEvent[]): string {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, count]) => `  ${type.padEnd(24)}${String(count).padStart(7)}\n`)
    .join('');
}

function formatReport({ accepted, known, refused }: SendResult): string {
  const summary = `${accepted} accepted, ${known} duplicates, ${refused.length} rejected.\n`;
  const [first] = refused;
  return first ? `${summary}First rejection: ${first.reason}. ${first.error}\n` : summary;
}

/**
 * Sends simulated events of a client's app to a site.
 * @returns a summary of what was sent, or would be
 * @throws SimulationError when it cannot run
 */
export async function simulate(simulation: SimulationOptions): Promise<string> {
  const { site, email, appKey, days, dryRun, now } = simulation;
  if (site.startsWith('https:')) {
    throw new SimulationError(`${site} may be public: simulated events must not mix with its metrics.`);
  }
  const today = toLocalDay(now, TIME_ZONE);
  const onLaunch = async (launch: string, send: (events: readonly SimulatedEvent[]) => Promise<SendResult>) => {
    const events = listEvents(simulation, launch);
    const isTooLate = addDays(today, 1 - days) < addDays(today, -MAX_EVENT_AGE_DAYS);
    const bounds = isTooLate
      ? `The app API accepts the last ${MAX_EVENT_AGE_DAYS} days and today: older events are left out.\n`
      : '';
    const head = `The app was launched on ${launch}. ${bounds}${events.length} events${dryRun ? ' would be sent' : ''}:\n`;
    const end = dryRun ? 'Nothing was sent.\n' : formatReport(await send(events));
    return `${head}${countByType(events)}${end}`;
  };
  if (appKey) return onLaunch(addDays(today, 1 - days), (events) => sendEvents(site, appKey, events));
  const admin = await AdminClient.open(site);
  try {
    const client = await admin.findLiveClient(email);
    return await onLaunch(toLocalDay(client.liveAt, TIME_ZONE), (events) =>
      admin.withApiKey(client.id, (key) => sendEvents(site, key, events)),
    );
  } finally {
    await admin.close();
  }
}
