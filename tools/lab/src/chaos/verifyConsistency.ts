/** Checks the stored data against what the site confirmed to visitors. */
import { setTimeout as delay } from 'node:timers/promises';
import type { LoadGenerator } from './loadGenerator.ts';
import { DATABASES } from './machines.ts';
import type { Cluster } from './startCluster.ts';

/** Another web server sends a mail that a killed one had claimed after five minutes. */
const MAILS_LIMIT_MS = 7 * 60_000;

export interface ConsistencyReport {
  readonly acknowledged: number;
  readonly rows: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly mails: number;
  readonly mailsMissing: number;
  /** Mails that were delivered more than once with the same Message-ID. */
  readonly mailsTwice: number;
  readonly migrations: number;
  /** A sentence for each violation. */
  readonly violations: readonly string[];
}

const SUM = 'SELECT COUNT(*) AS n, COALESCE(SUM(CRC32(CONCAT(id, email))), 0) AS sum FROM skal.inquiries';

/** Waits until the outbox is empty. */
async function untilSent({ databases }: Cluster): Promise<void> {
  const left = 'SELECT COUNT(*) AS n FROM skal.outbox WHERE sent_at IS NULL';
  for (const deadline = Date.now() + MAILS_LIMIT_MS; Date.now() < deadline; await delay(1_000)) {
    const [row] = await databases.query<{ n: number }>('database-1', left);
    if (Number(row?.n) === 0) return;
  }
}

/** Checks after the load has ended. Each killed web server may have sent one mail without recording it. */
export async function verifyConsistency(
  cluster: Cluster,
  load: LoadGenerator,
  killedSites: number,
): Promise<ConsistencyReport> {
  const { databases, mails } = cluster;
  await untilSent(cluster);
  mails.read();
  const stored = await databases.query<{ email: string }>('database-2', 'SELECT email FROM skal.inquiries', true);
  const emails = new Set(stored.map(({ email }) => email));
  const sums = await Promise.all(DATABASES.map((name) => databases.query<object>(name, SUM, true)));
  const names = await databases.query<{ name: string; n: number }>(
    'database-3',
    'SELECT name, COUNT(*) AS n FROM skal.migrations GROUP BY name',
  );
  const found = {
    acknowledged: load.acknowledged.size,
    rows: stored.length,
    lost: [...load.acknowledged].filter((email) => !emails.has(email)).length,
    duplicates: stored.length - emails.size,
    mails: mails.times.size,
    mailsMissing: [...emails].filter((email) => !mails.recipients.has(email)).length,
    mailsTwice: [...mails.times.values()].filter((times) => times > 1).length,
    migrations: names.length,
  };
  const violations: string[] = [];
  if (found.lost > 0) violations.push(`${found.lost} forms were confirmed and not stored`);
  if (found.duplicates > 0) violations.push(`${found.duplicates} forms are stored twice`);
  if (found.mailsMissing > 0) violations.push(`${found.mailsMissing} visitors got no mail`);
  if (found.mailsTwice > killedSites)
    violations.push(`${found.mailsTwice} emails were delivered twice, after ${killedSites} kills`);
  const sentTwice = names.filter(({ n }) => Number(n) > 1).map(({ name }) => name);
  if (sentTwice.length > 0) violations.push(`${sentTwice.join(', ')} ran twice`);
  if (new Set(sums.map((sum) => JSON.stringify(sum))).size > 1) violations.push('the nodes do not have the same rows');
  return { ...found, violations: violations };
}
