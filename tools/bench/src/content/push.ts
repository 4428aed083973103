import { setTimeout as wait } from 'node:timers/promises';
import { DEMO, sessionCookie } from '../accounts.ts';
import { insert, type SeedDatabase } from '../dataset.ts';
import { median } from '../harness/table.ts';

export interface PushOptions {
  /** Guests with a phone each. */
  readonly guests: number;
}

/** What is measured of a running site: its address, and its peak memory if known. */
interface MeasuredSite {
  readonly url: string;
  resetPeakMemory(): void;
  peakMemory(): number;
}

/** Requests of the audiences; the median counts. */
const READS = 9;
const POLL_MS = 50;
const DAY_MS = 24 * 3600_000;
/** Rows made at a time. */
const CHUNK = 4_000;

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Stores guests of every audience with a phone each. */
async function seedGuests(database: SeedDatabase, businessId: string, guests: number): Promise<void> {
  await database.query('BEGIN');
  for (let from = 0; from < guests; from += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, guests - from) }, (_, index) => from + index);
    const idOf = (index: number) => `${businessId}/${index.toString(16).padStart(32, '0')}`;
    await insert(
      database,
      'app_guests',
      numbers.map((index) => ({
        ...{ id: idOf(index), business_id: businessId, days: JSON.stringify({ [dayBefore(index % 80)]: [1, 0] }) },
        ...{ last_day: dayBefore(index % 80), first_day: dayBefore(80), open_days: index % 8, stamps: index % 20 },
      })),
    );
    await insert(
      database,
      'devices',
      numbers.map((index) => ({
        ...{ id: `0198c0de-0005-7000-8000-${String(index).padStart(12, '0')}`, business_id: businessId },
        ...{ token_hash: String(index).padStart(64, '0'), token: `token-${index}`.padEnd(163, 'x') },
        ...{ platform: 'android', guest_id: idOf(index), locale: 'da-DK', created_at: 0, seen_at: Date.now() },
      })),
    );
  }
  await database.query('COMMIT');
}

/**
 * Seeds a running site with the guests of one client, reads its audiences, and prepares a notification for all of them.
 * @returns median of the audiences in ms, time of the preparation in s, and growth of the peak memory in MB
 */
export async function measurePush(
  site: MeasuredSite,
  database: SeedDatabase,
  { guests }: PushOptions,
): Promise<string[]> {
  const found = await database.query('SELECT business_id AS id FROM accounts WHERE email = ?', [DEMO.live.email]);
  const [live] = found as { id: string }[];
  if (!live) throw new Error('The site has no live demo account');
  await seedGuests(database, live.id, guests);
  const cookie = await sessionCookie(site.url, DEMO.live);
  const read = () => fetch(`${site.url}/api/push`, { headers: { Cookie: cookie } });
  await read();
  const times: number[] = [];
  for (let count = 0; count < READS; count += 1) {
    const from = performance.now();
    await (await read()).arrayBuffer();
    times.push(performance.now() - from);
  }
  site.resetPeakMemory();
  const before = site.peakMemory();
  const from = performance.now();
  const sent = await fetch(`${site.url}/api/push/campaigns`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Bench', text: 'Prepared, and logged.', audience: 'all', confirmed: true }),
  });
  if (sent.status !== 201) throw new Error(`The notification was not accepted: ${sent.status} ${await sent.text()}`);
  const isPrepared = async () => {
    const rows = (await database.query("SELECT id FROM push_campaigns WHERE state IN ('sending', 'sent')")) as object[];
    return rows.length > 0;
  };
  while (!(await isPrepared())) await wait(POLL_MS);
  const seconds = (performance.now() - from) / 1000;
  return [String(guests), median(times).toFixed(0), seconds.toFixed(1), (site.peakMemory() - before).toFixed(0)];
}

export const PUSH_COLUMNS = ['database', 'guests', 'audiences ms', 'prepared s', 'memory MB'];
