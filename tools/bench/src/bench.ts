import { createProgram, parseWholeNumber, printResult, runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { describeMachine } from '@skal/tooling/src/results/machineInfo.ts';
import { Argument, Option } from 'commander';

const program = createProgram('Run a benchmark. Each starts the servers that it measures').name('skal bench');
const number = parseWholeNumber(1);

/** Adds a suite. Its code is loaded when it runs. */
const suite = <Args extends readonly unknown[]>(
  name: string,
  description: string,
  run: (...args: Args) => Promise<string>,
) =>
  program
    .command(name)
    .description(description)
    .action(printResult(async (...args: Args) => `\n${describeMachine()}\n\n${await run(...args)}`));

suite('api', 'Measure requests per second and memory, compared with Fastify and mysql2', async (workload, options) =>
  (await import('./api/api.ts')).benchApi(workload, options),
)
  .addArgument(new Argument('[workload]', 'workload (default: all)').choices(['page', 'script', 'session', 'contact']))
  .option('--seconds <number>', 'duration of a round', number, 3)
  .option('--rounds <number>', 'rounds; the median is printed', number, 5);
suite(
  'web',
  'Measure pages on a slow phone beside other builds of the same sources, and their rendering',
  async (paths, options) => (await import('./web/web.ts')).benchWeb(paths, options),
)
  .argument('[path...]', 'only the pages of these paths')
  .addOption(
    new Option('--only <part...>', 'parts (default: all)').choices(['lighthouse', 'pages', 'switches', 'throughput']),
  )
  .option('--runs <number>', 'runs per page', number, 9)
  .option('--seconds <number>', 'duration of each load', number, 15);
suite('releases', 'Measure publishing, rollback and activation under load', async (options) =>
  (await import('./releases/releases.ts')).benchReleases(options),
).option('--times <number>', 'number of releases', number, 50);
suite('sections', 'Measure portal queries over years of metrics during ingestion', async (options) =>
  (await import('./analytics/sections.ts')).benchSections(options),
)
  .option('--clients <number>', 'clients of the site', number, 40)
  .option('--days <number>', 'days of metrics', number, 730)
  .option('--requests <number>', 'requests per query', number, 200)
  .option('--events <number>', 'ingested events per second', number, 1_000);
suite('content', 'Measure reads of apps, publications, audiences and notifications', async (options) =>
  (await import('./content/content.ts')).benchContent(options),
)
  .option('--clients <number>', 'clients with a menu', number, 1_000)
  .option('--items <number>', 'items of each menu', number, 200)
  .option('--seconds <number>', 'duration of each load', number, 10)
  .option('--versions <number>', 'publications of each of twelve clients', number, 10)
  .option('--guests <number>', 'guests with a phone', number, 100_000);
suite('ingest', 'Measure ingested app events per second', async (options) =>
  (await import('./analytics/ingest.ts')).benchIngest(options),
).option('--seconds <number>', 'duration', number, 20);

// `exit` stops each server that a benchmark has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await runOrExit(() => program.parseAsync());
