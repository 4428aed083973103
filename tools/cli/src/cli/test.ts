import { join } from 'node:path';
import { printResult } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';
import { ROOT } from '../root.ts';

/** Adds the commands that test and measure. Those of other packages are programs of their own. */
export function addTestCommands(program: Command): void {
  const test = program
    .command('test [args...]')
    .description('Lint, type-check and test. Further arguments go to `lerna run`, such as --since main')
    .option('--full', 'run the full tier, as before a release')
    .allowUnknownOption()
    .action(async (args: string[], options: { full?: boolean }) =>
      (await import('../commands/test.ts')).runTests(args, options.full ? 'full' : 'quick'),
    );
  for (const [name, description] of Object.entries({
    image: 'Build and check the container image without Docker (Linux, root)',
    'install-guide': 'Run the commands of the install guide on an empty Debian: ten minutes (Linux, root)',
    chaos: 'Run a cluster under load and inject faults: ten minutes (Linux)',
  }))
    test.command(name, description, { executableFile: join(ROOT, `tools/lab/src/${name}.ts`) });
  program
    .command('audit')
    .description('Check production packages for known vulnerabilities')
    .action(
      printResult(async () => {
        const { ok, messages } = await (await import('../supplyChain/audit.ts')).audit(ROOT);
        if (!ok) process.exitCode = 1;
        return messages.join('\n');
      }),
    );
  for (const [name, description] of Object.entries({
    fuzz: 'Fuzz the api, or check tenant isolation',
    bench: 'Run a benchmark',
    lighthouse: 'Check the Lighthouse scores of pages against the targets',
    capacity: 'Estimate the resources that clients and visits need',
  }))
    program.command(name, description, { executableFile: join(ROOT, `tools/bench/src/${name}.ts`) });
}
