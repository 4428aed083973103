import type { PushReply } from '@skal/contracts/push/push';
import { MAX_EVENT_AGE_DAYS } from '../../modules/appEvent/validateEvent.ts';
import { addDays, toLocalDay } from '../../time/calendar.ts';
import { demoAccounts } from '../accounts.ts';
import { DEMO_SOURCE } from '../simulation/constants.ts';
import type { SimulatedEvent } from '../simulation/DayRecorder.ts';
import { followDeclines } from '../simulation/followDeclines.ts';
import { simulateReceipts } from '../simulation/notifications.ts';
import { type SimulatedDay, simulateDays } from '../simulation/simulation.ts';
import { AdminClient } from './AdminClient.ts';
import { AppClient, type ReadContent, type SendResult } from './AppClient.ts';
import { SimulationError } from './SimulationError.ts';
import { SiteSession } from './SiteSession.ts';

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

/** What the app reports, and the phones that are registered for its notifications. */
interface AppReport {
  readonly events: readonly SimulatedEvent[];
  readonly devices: SimulatedDay['devices'];
}

/** Returns the events up to now, of the requested days that the api accepts, with receipts of notifications. */
function buildReport({ days, seed, now }: SimulationOptions, launch: string, pushes: readonly PushReply[]): AppReport {
  const today = toLocalDay(now, TIME_ZONE);
  const [first, onTime] = [addDays(today, 1 - days), addDays(today, -MAX_EVENT_AGE_DAYS)];
  const isIncluded = (day: string) => day >= first && day >= onTime;
  const simulated = [...simulateDays({ seed, launch, timeZone: TIME_ZONE }, today)];
  const devices = simulated.at(-1)?.devices ?? [];
  const cancelled = new Set(pushes.flatMap(({ id, state }) => (state === 'cancelled' ? [id] : [])));
  const receipts = pushes
    .filter(({ sendAt }) => isIncluded(toLocalDay(Date.parse(sendAt), TIME_ZONE)))
    .flatMap((push) => confirmPush(push, devices, now));
  const events = simulated
    .filter(({ day }) => isIncluded(day))
    .flatMap((one) => one.events)
    .filter(({ at, push }) => Date.parse(at) <= now && !cancelled.has(push ?? ''));
  return { events: [...events, ...receipts], devices };
}

/**
 * Confirms a notification that a person has sent, unless the app has already reported it: as many phones as it was sent
 * to. The weekly ones are part of the simulation.
 */
function confirmPush(
  { id, title, createdBy, state, finishedAt, sendAt, result }: PushReply,
  devices: SimulatedDay['devices'],
  now: number,
): SimulatedEvent[] {
  if (createdBy === DEMO_SOURCE || state !== 'sent' || !result?.sent || result.delivered !== null) return [];
  const sentAt = Date.parse(finishedAt ?? sendAt);
  return devices
    .slice(0, result.sent)
    .flatMap(({ pseudonym: guest }) => simulateReceipts(`${id}/${guest}`, { push: id, item: title, guest, sentAt }))
    .map((event) => ({ ...event, at: new Date(Math.min(Date.parse(event.at), now)).toISOString() }));
}

/** Reads the notifications of a demo account as its owner; none of others, whose password is their own. */
async function readPushes(site: string, email: string): Promise<PushReply[]> {
  const owner = demoAccounts.find((account) => account.business && account.email === email.trim().toLowerCase());
  const session = owner ? await SiteSession.open(site, owner) : '';
  if (typeof session === 'string') return [];
  try {
    return await session.call('GET', '/api/push/campaigns');
  } finally {
    await session.close();
  }
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

function formatResult({ accepted, known, refused }: SendResult): string {
  const summary = `${accepted} accepted, ${known} duplicates, ${refused.length} rejected.\n`;
  const [first] = refused;
  return first ? `${summary}First rejection: ${first.reason}. ${first.error}\n` : summary;
}

/** Describes the content that the app has read twice. */
function formatContent(before: ReadContent | null, after: ReadContent | null): string {
  if (!before?.reply || !after) return 'Content: the key may not read it.\n';
  const { number, content } = before.reply;
  if (!content) return 'Content: nothing is published yet.\n';
  const size = `items: ${content.menu.items.length}, events: ${content.events.length}`;
  return `Content: version ${number} (${size}), ${after.reply ? `then version ${after.reply.number}` : 'unchanged'}.\n`;
}

/** Acts as the app: reads content and answers, registers phones, and reports what happened. */
async function actAsApp(app: AppClient, { events, devices }: AppReport): Promise<string> {
  const content = await app.readContent();
  const declined = await app.readDeclined();
  const registered = await app.registerDevices(devices);
  const result = await app.sendEvents(followDeclines(events, declined));
  const phones = registered === null ? 'Phones: the key may not register them.' : `Phones: ${registered} registered.`;
  return `${formatContent(content, await app.readContent(content?.etag))}${phones}\n${formatResult(result)}`;
}

/**
 * Acts as a client's app at a site: reads its content, registers phones and sends simulated events.
 * @returns a summary of what was sent, or would be
 * @throws SimulationError when it cannot run
 */
export async function simulate(simulation: SimulationOptions): Promise<string> {
  const { site, email, appKey, days, dryRun, now } = simulation;
  if (site.startsWith('https:')) {
    throw new SimulationError(`${site} may be public: simulated events must not mix with its metrics.`);
  }
  const today = toLocalDay(now, TIME_ZONE);
  const onLaunch = async (launch: string, act: (report: AppReport) => Promise<string>) => {
    const report = buildReport(simulation, launch, await readPushes(site, email));
    const isTooLate = addDays(today, 1 - days) < addDays(today, -MAX_EVENT_AGE_DAYS);
    const bounds = isTooLate
      ? `The app API accepts the last ${MAX_EVENT_AGE_DAYS} days and today: older events are left out.\n`
      : '';
    const count = `${report.events.length} events${dryRun ? ' would be sent' : ''}`;
    const head = `The app was launched on ${launch}. ${bounds}${count}:\n`;
    return `${head}${countByType(report.events)}${dryRun ? 'Nothing was sent.\n' : await act(report)}`;
  };
  if (appKey) return onLaunch(addDays(today, 1 - days), (report) => actAsApp(new AppClient(site, appKey), report));
  const admin = await AdminClient.open(site);
  try {
    const client = await admin.findLiveClient(email);
    return await onLaunch(toLocalDay(client.liveAt, TIME_ZONE), (report) =>
      admin.withApiKey(client.id, (key) => actAsApp(new AppClient(site, key), report)),
    );
  } finally {
    await admin.close();
  }
}
