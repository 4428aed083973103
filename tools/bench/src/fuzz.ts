import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createTempDatabase } from '@skal/api/testing/database/tempDatabase.ts';
import { runFuzz } from '@skal/api/testing/fuzz/run.ts';
import { startTargetProcess } from '@skal/api/testing/fuzz/targetProcess.ts';
import { runTenantIsolation } from '@skal/api/testing/fuzz/tenantIsolation.ts';
import { withDatabaseServer } from '@skal/jest/servers/database.ts';
import { createProgram, runOrExit, wholeNumber } from '@skal/shell/server/cli/runCli.ts';
import { Option } from 'commander';
import { fuzzSection, isolationSection, type ReportSection, writeSection } from './fuzz/report.ts';

const SAMPLES = 100;
const TENANTS = 50;
const OPERATIONS = 100_000;
const REQUESTS = 1_000_000;
const TOGETHER = 16;

interface Options {
  requests?: number;
  operations?: number;
  seed: number;
  database: 'sqlite' | 'mysql';
  maxMinutes?: number;
  updateDocs?: boolean;
}

/** The first signal prints the result; a second one ends the process immediately. */
let isEnded = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // `exit` ends the api process.
    if (isEnded) process.exit(1);
    isEnded = true;
  });

async function fuzz(tenants: boolean, options: Options, database: string, serverUrl?: string): Promise<ReportSection> {
  const { seed, maxMinutes = Number.POSITIVE_INFINITY } = options;
  const place = await createTempDatabase(serverUrl);
  // Also on interruption: the folder is in memory.
  process.once('exit', () => rmSync(place.dataDir, { recursive: true, force: true }));
  const site = await startTargetProcess(place);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const isOver = () => isEnded || seconds() > maxMinutes * 60;
  try {
    if (tenants) {
      const { operations = OPERATIONS } = options;
      const outcome = await runTenantIsolation(site, { seed, operations, tenants: TENANTS, isOver });
      return isolationSection(outcome, { seed, wanted: operations, database, seconds: seconds() });
    }
    const { requests = REQUESTS } = options;
    const onSample = ({ requests: done, findingCount, findings, memory }: Awaited<ReturnType<typeof runFuzz>>) => {
      const kept = Object.entries(memory.at(-1) ?? {}).map(
        ([part, bytes]) => `${part} ${Math.round(bytes / 1024 ** 2)}`,
      );
      console.log(
        `${done} requests, ${Math.round(done / seconds())}/s, MB: ${kept.join(', ')}; ${findingCount} findings`,
      );
      for (const { number, why } of findings.slice(-2)) console.log(`  ${number}: ${why.slice(0, 200)}`);
    };
    const sampleEvery = Math.max(500, Math.round(requests / SAMPLES));
    const outcome = await runFuzz(site, {
      seed,
      requests,
      concurrency: TOGETHER,
      sampleEvery,
      shouldStop: isOver,
      onSample,
    });
    return fuzzSection(outcome, { seed, wanted: requests, database, seconds: seconds() });
  } finally {
    await site.stop();
    await place.remove();
  }
}

async function run(tenants: boolean, options: Options): Promise<void> {
  const result =
    options.database === 'mysql'
      ? // The server's name, not its path on this machine.
        await withDatabaseServer(({ url, origin }) => fuzz(tenants, options, basename(origin), url))
      : await fuzz(tenants, options, 'SQLite');
  console.log(`\n${result.section}`);
  if (options.updateDocs) writeSection(result);
  if (result.findings > 0) process.exitCode = 1;
}

const number = wholeNumber(1, 999_999_999);
const program = createProgram('Fuzz the api, in a process and on a database of its own, over HTTP').name('skal fuzz');
const add = (name: string, description: string, amount: string, isTenants: boolean) =>
  program
    .command(name, { isDefault: !isTenants })
    .description(description)
    .option(amount, `how many; ${isTenants ? OPERATIONS : REQUESTS} by default`, number)
    .option('--seed <number>', 'the seed of the requests', wholeNumber(), 1)
    .addOption(new Option('--database <kind>').choices(['sqlite', 'mysql']).default('sqlite'))
    .option('--minutes, --max-minutes <number>', 'stop after this time, as Ctrl-C does', number)
    .option('--write, --update-docs', 'write the result to docs/fuzz.md')
    .action((options: Options) => run(isTenants, options));
add('requests', 'random requests to every route by every kind of caller', '--n, --requests <number>', false);
add('tenants', '50 clients at once; no response may contain data of another', '--n, --operations <number>', true);
await runOrExit(() => program.parseAsync());
