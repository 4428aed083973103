/**
 * `npm run fuzz`: sends the api requests that nobody thought of, or has many clients work at once and looks for a word of
 * one in the answers of another. What it finds is a failure; `--write` puts the result into docs/fuzz.md.
 */

import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { makeThrowaway } from '@skal/api/testing/database.ts';
import { runFuzz } from '@skal/api/testing/fuzz/run.ts';
import { startSite } from '@skal/api/testing/fuzz/siteProcess.ts';
import { runTenants } from '@skal/api/testing/fuzz/tenants.ts';
import { withDatabaseServer } from '@skal/tooling/src/database.ts';
import { type Result, sectionOfFuzz, sectionOfTenants, writeSection } from './fuzz/report.ts';
import { HELP, readWords, type Words } from './fuzz/words.ts';

const SAMPLES = 100;
const TENANTS = 50;
const OPERATIONS = 100_000;
const REQUESTS = 1_000_000;
const TOGETHER = 16;

// What is thrown away afterwards waits for no disk: what a confirmed write costs is not what this is about.
/** Whether somebody has asked it to end: it says what it has come to, and told again it ends at once. */
let isEnded = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // By way of `exit`, where the api's own process ends with the connection to it.
    if (isEnded) process.exit(1);
    isEnded = true;
  });

async function run({ seed, n, minutes, tenants }: Words, database: string, serverUrl?: string): Promise<Result> {
  const place = await makeThrowaway(serverUrl);
  // Also where somebody ends it: what lies in memory is nobody's to find.
  process.once('exit', () => rmSync(place.dataDir, { recursive: true, force: true }));
  const site = await startSite(place);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const isOver = () => isEnded || (minutes !== null && seconds() > minutes * 60);
  try {
    if (tenants) {
      const operations = n ?? OPERATIONS;
      const outcome = await runTenants(site, { seed, operations, tenants: TENANTS, isOver });
      return sectionOfTenants(outcome, { seed, wanted: operations, database, seconds: seconds() });
    }
    const requests = n ?? REQUESTS;
    const onSample = ({ requests: done, found, findings, memory }: Awaited<ReturnType<typeof runFuzz>>) => {
      const kept = Object.entries(memory.at(-1) ?? {}).map(
        ([part, bytes]) => `${part} ${Math.round(bytes / 1024 ** 2)}`,
      );
      console.log(`${done} requests, ${Math.round(done / seconds())}/s, MB: ${kept.join(', ')}; ${found} findings`);
      for (const { number, why } of findings.slice(-2)) console.log(`  ${number}: ${why.slice(0, 200)}`);
    };
    const sampleEvery = Math.max(500, Math.round(requests / SAMPLES));
    const outcome = await runFuzz(site, { seed, requests, together: TOGETHER, sampleEvery, isOver, onSample });
    return sectionOfFuzz(outcome, { seed, wanted: requests, database, seconds: seconds() });
  } finally {
    await site.stop();
    await place.remove();
  }
}

const words = readWords(process.argv.slice(2));
if (words === null) {
  console.log(HELP);
  process.exitCode = process.argv.includes('--help') ? 0 : 1;
} else {
  const result =
    words.database === 'mysql'
      ? // What it is called, and not where it lies on this machine.
        await withDatabaseServer(({ url, origin }) => run(words, basename(origin), url))
      : await run(words, 'SQLite');
  console.log(`\n${result.section}`);
  if (words.write) writeSection(result);
  if (result.findings > 0) process.exitCode = 1;
}
