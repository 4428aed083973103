import { printing } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';
import { addCreateCode } from './code.ts';
import { addCreateRemote } from './remote.ts';

/** Adds the commands that build and generate. */
export function addBuildCommands(program: Command): void {
  program
    .command('build')
    .description('Build bundles whose sources changed (default: all bundles)')
    .argument('[bundle...]')
    .option('--development', 'development build of the shell')
    .action(
      printing(async (names: string[], options: { development?: boolean }) => {
        const { buildAll } = await import('../build/index.ts');
        const { findBundle } = await import('../webpack/bundles.ts');
        names.forEach(findBundle);
        const mode = options.development ? 'development' : 'production';
        const built = await buildAll(mode, console.log, names.length > 0 ? names : undefined);
        return built.map(({ release }) => `${release.name} ${release.version}`).join('\n');
      }),
    );
  program
    .command('pack')
    .description('Write dist/npm of each package for teams in other repositories, for lerna publish')
    .action(
      printing(async () => {
        const packed = await (await import('../pack/index.ts')).packAll();
        return [...packed].map((each) => each.join(' ')).join('\n');
      }),
    );
  addCreateCode(
    addCreateRemote(program, async (name) => (await import('../create/remote/create.ts')).createRemote(name)),
  );
  const generate = program.command('generate').description('Generate committed files and lists');
  const addGenerated = (name: string, description: string, load: () => Promise<ReadonlyMap<string, string>>) =>
    generate
      .command(name)
      .description(description)
      .option('--check', 'fail if a file is out of date, without writing')
      .action(
        printing(async (options: { check?: boolean }) =>
          (await import('../commands/generate.ts')).writeGenerated(await load(), options),
        ),
      );
  addGenerated('openapi', 'Generate the response schemas of the endpoints from the contracts', async () => {
    const { RESPONSE_SCHEMAS_FILE, responseSchemasJson } = await import('../openapi/responseSchemas.ts');
    return new Map([[RESPONSE_SCHEMAS_FILE, await responseSchemasJson()]]);
  });
  addGenerated('email-templates', 'Generate the HTML partials of emails', async () => {
    const { PARTIALS_FILE, partialsJson } = await import('../emailTemplates/partials.ts');
    return new Map([[PARTIALS_FILE, partialsJson()]]);
  });
  generate
    .command('requirements')
    .description('Write which tests name which requirement to docs/reference/generated, which git ignores')
    .action(
      printing(async () =>
        (await import('../commands/generate.ts')).writeGenerated(
          (await import('../requirements/coverage.ts')).coverageFiles(),
        ),
      ),
    );
  generate
    .command('qa-tables')
    .description('Print scenarios and states of the QA site as Markdown')
    .action(printing(async () => (await import('../qa/tables.ts')).qaTables()));
}
