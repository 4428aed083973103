import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createTempDatabase } from '@skal/api/testing/database/tempDatabase.ts';
import { runPageIsolation } from '@skal/api/testing/fuzz/pageIsolation.ts';
import { runFuzz } from '@skal/api/testing/fuzz/run.ts';
import { startTargetProcess } from '@skal/api/testing/fuzz/targetProcess.ts';
import { runTenantIsolation } from '@skal/api/testing/fuzz/tenantIsolation.ts';
import { withDatabaseServer } from '@skal/jest/servers/database.ts';
import { createProgram, parseWholeNumber, runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { SECTION_TITLES } from '@skal/testing/sectionTitles.ts';
import { writeResult } from '@skal/tooling/src/results/resultsPage.ts';
import { Option } from 'commander';
import { DEMO } from './accounts.ts';
import { fuzzSection, isolationSection, pageIsolationSection, type ReportSection } from './fuzz/report.ts';
import { withSite } from './serverProcess.ts';

const SAMPLES = 100;
const TENANTS = 50;
const OPERATIONS = 100_000;
const REQUESTS = 1_000_000;
const CONCURRENCY = 16;
const PEOPLE = 200;
const PAGES = 100_000;
/** Fewer at once would not interleave; with more, pages come as frames. */
const PAGE_CONCURRENCY = 8;
const PAGE_PATHS = [
  ...Object.keys(SECTION_TITLES).map((id) => `/dashboard?section=${id}`),
  ...['/dashboard', '/content-management', '/integrations'],
];
/** A late page would be a frame, which proves nothing. */
const PATIENT = { SKAL_RENDER_WAIT_MS: '10000' };

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
  const config = await createTempDatabase(serverUrl);
  // Also on interruption: the folder is in memory.
  process.once('exit', () => rmSync(config.dataDir, { recursive: true, force: true }));
  const site = await startTargetProcess(config);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const isOver = () => isEnded || seconds() > maxMinutes * 60;
  try {
    if (tenants) {
      const { operations = OPERATIONS } = options;
      const outcome = await runTenantIsolation(site, { seed, operations, tenants: TENANTS, isOver });
      return isolationSection(outcome, { seed, planned: operations, database, seconds: seconds() });
    }
    const { requests = REQUESTS } = options;
    const onSample = ({ requests: done, findingCount, findings, memory }: Awaited<ReturnType<typeof runFuzz>>) => {
      const memorySample = Object.entries(memory.at(-1) ?? {}).map(
        ([part, bytes]) => `${part} ${Math.round(bytes / 1024 ** 2)}`,
      );
      console.log(
        `${done} requests, ${Math.round(done / seconds())}/s, MB: ${memorySample.join(', ')}; ${findingCount} findings`,
      );
      for (const { number, why } of findings.slice(-2)) console.log(`  ${number}: ${why.slice(0, 200)}`);
    };
    const sampleEvery = Math.max(500, Math.round(requests / SAMPLES));
    const outcome = await runFuzz(site, {
      seed,
      requests,
      concurrency: CONCURRENCY,
      sampleEvery,
      shouldStop: isOver,
      onSample,
    });
    return fuzzSection(outcome, { seed, planned: requests, database, seconds: seconds() });
  } finally {
    await site.stop();
    await config.remove();
  }
}

/** Requests pages of accounts from a site with the releases of this checkout. */
function fuzzPages({ requests = PAGES, seed, maxMinutes = Number.POSITIVE_INFINITY }: Options): Promise<ReportSection> {
  return withSite(async ({ url }) => {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const outcome = await runPageIsolation(url, {
      ...{ seed, requests, people: PEOPLE, concurrency: PAGE_CONCURRENCY, paths: PAGE_PATHS, owner: DEMO.operator },
      isOver: () => isEnded || seconds() > maxMinutes * 60,
      onProgress: ({ requests: done, complete, findings }) =>
        console.log(
          `${done} pages, ${complete} complete, ${Math.round(done / seconds())}/s; ${findings.length} findings`,
        ),
    });
    return pageIsolationSection(outcome, { seed, planned: requests, database: 'SQLite', seconds: seconds() });
  }, PATIENT);
}

function report(result: ReportSection, { updateDocs }: Options): void {
  console.log(`\n${result.section}\n\n${result.details}`);
  if (updateDocs) writeResult(result.heading, result.section);
  if (result.findings > 0) process.exitCode = 1;
}

async function run(tenants: boolean, options: Options): Promise<void> {
  const result =
    options.database === 'mysql'
      ? // The server's name, not its path on this machine.
        await withDatabaseServer(({ url, origin }) => fuzz(tenants, options, basename(origin), url))
      : await fuzz(tenants, options, 'SQLite');
  report(result, options);
}

const number = parseWholeNumber(1, 999_999_999);
const program = createProgram('Fuzz the api over HTTP, with its own process and database').name('skal fuzz');
const add = (name: string, description: string, amount: string, isTenants: boolean) =>
  program
    .command(name, { isDefault: !isTenants })
    .description(description)
    .option(
      amount,
      `number of ${isTenants ? 'operations' : 'requests'} (default: ${isTenants ? OPERATIONS : REQUESTS})`,
      number,
    )
    .option('--seed <number>', 'seed of the random generator', parseWholeNumber(), 1)
    .addOption(new Option('--database <kind>', 'database of the api').choices(['sqlite', 'mysql']).default('sqlite'))
    .option('--minutes, --max-minutes <number>', 'stop after this time', number)
    .option('--write, --update-docs', 'write the result into the documentation')
    .action((options: Options) => run(isTenants, options));
add('requests', 'Send random requests to every route as every kind of caller', '--n, --requests <number>', false);
add(
  'tenants',
  'Check with 50 concurrent clients that no response contains data of another client',
  '--n, --operations <number>',
  true,
);
program
  .command('pages')
  .description(`Check with ${PEOPLE} concurrent clients that no rendered page contains data of another client`)
  .option('--n, --requests <number>', `number of pages (default: ${PAGES})`, number)
  .option('--seed <number>', 'seed of the random generator', parseWholeNumber(), 1)
  .option('--minutes, --max-minutes <number>', 'stop after this time', number)
  .option('--write, --update-docs', 'write the result into the documentation')
  .action(async (options: Options) => report(await fuzzPages(options), options));
await runOrExit(() => program.parseAsync());
