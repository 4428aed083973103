import { join } from 'node:path';
import { printing } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';
import { ROOT } from '../root.ts';

/** Adds the commands that test and measure. Those of other packages are programs of their own. */
export function addTestCommands(program: Command): void {
  const test = program
    .command('test [args...]')
    .description('Lint, type-check and test. Further arguments are those of `lerna run`, such as --since main')
    .option('--full', 'the full tier: before a release')
    .allowUnknownOption()
    .action(async (args: string[], options: { full?: boolean }) =>
      (await import('../commands/test.ts')).runTests(args, options.full ? 'full' : 'quick'),
    );
  for (const [name, description] of Object.entries({
    image: 'Build the container image without Docker, and check it (Linux, root)',
    'install-guide': 'Execute docs/first-server.md on an empty Debian: ten minutes (Linux, root)',
    chaos: 'Run a cluster under load and with faults: ten minutes (Linux)',
  }))
    test.command(name, description, { executableFile: join(ROOT, `tools/lab/src/${name}.ts`) });
  program
    .command('audit')
    .description('Known vulnerabilities of the packages that are served')
    .action(
      printing(async () => {
        const { ok, messages } = await (await import('../supplyChain/audit.ts')).audit(ROOT);
        if (!ok) process.exitCode = 1;
        return messages.join('\n');
      }),
    );
  for (const [name, description] of Object.entries({
    fuzz: 'Fuzz the api, or check the isolation of tenants',
    bench: 'Benchmarks',
    lighthouse: 'Lighthouse scores of pages; fails below the targets',
    capacity: 'The resources that clients and visitors need, as in docs/scale.md',
  }))
    program.command(name, description, { executableFile: join(ROOT, `tools/bench/src/${name}.ts`) });
}
