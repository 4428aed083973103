import { createProgram, printing, runOrExit, wholeNumber } from '@skal/shell/server/cli/runCli.ts';
import type { Measure } from './sections.ts';

const program = createProgram('Benchmarks; each starts what it measures').name('skal bench');

/** Adds a suite, whose code is loaded when it runs. */
const add = (name: string, description: string, run: (load?: string) => Promise<string>, args?: string) => {
  const suite = program.command(name).description(description);
  if (args) suite.argument(args);
  suite.action(printing(async (load: string | undefined) => `\n${await run(load)}`));
};
add('server', 'the server under load', async () => (await import('./server.ts')).benchServer());
add('web', 'pages on a slow phone', async () => (await import('./web.ts')).benchWeb());
add('admin', 'a site with many clients', async () => (await import('./admin.ts')).benchAdmin());
add('api', 'the api beside its peers', async (load) => (await import('./api.ts')).benchApi(load), '[load]');
add('front', 'the web server beside nginx', async () => (await import('./front.ts')).benchFront());
add('releases', 'the cost of a release', async () => (await import('./releases.ts')).benchReleases());
add('ingest', 'events of clients’ apps', async () => (await import('./ingest.ts')).benchIngest());
add('dev', 'how long a developer of one remote waits', async () => (await import('./webDev.ts')).benchDev());
add('memory', 'the memory of the process', async () => (await import('./memory.ts')).benchMemory());

const number = wholeNumber(1);
program
  .command('sections')
  .description('queries of portals on years of figures')
  .option('--clients <number>', 'clients of the site', number, 1_000)
  .option('--days <number>', 'days of figures', number, 730)
  .option('--seconds <number>', 'duration', number, 30)
  .option('--events <number>', 'events per second meanwhile', number, 1_000)
  .option('--accounts <number>', 'clients that look at their portals', number, 50)
  .option('--only <database>', 'SQLite or MariaDB')
  .action(
    printing(async (measure: Measure & { only?: string }) => (await import('./sections.ts')).benchSections(measure)),
  );

// `exit` stops each server that a benchmark has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await runOrExit(() => program.parseAsync());
