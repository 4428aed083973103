import { loadAndRun, printResult } from '@skal/shell/server/cli/runCli.ts';
import { type Command, Option } from 'commander';
import { addCreateRemote } from './remote.ts';

const DRY_RUN = ['--dry-run', 'print the code, write nothing'] as const;

/** Adds `create endpoint`, `create migration` and `create section`. */
function addCreateCode(create: Command): void {
  create
    .command('endpoint <module> <name>')
    .description('Create an endpoint with contract, route and test, such as `snippet archive`; also a new module')
    .addOption(new Option('--method <method>', 'HTTP method').choices(['get', 'post']).default('get'))
    .addOption(
      new Option('--access <access>', 'who may call it')
        .choices(['public', 'signed-in', 'client', 'admin', 'owner'])
        .default('client'),
    )
    .option('--group <folder>', 'folder of packages/contracts/src, for a new module')
    .option(...DRY_RUN)
    .action(loadAndRun(() => import('../create/code/endpoint.ts'), 'createEndpoint'));
  create
    .command('migration <module> <name>')
    .description('Create a migration in a module of the api, such as `snippet addTags`')
    .option('--table <table>', 'create this table, instead of an example of a change')
    .option(...DRY_RUN)
    .action(loadAndRun(() => import('../create/code/migration.ts'), 'createMigration'));
  create
    .command('section <id>')
    .description('Create a section of the portal, such as `gift-cards`')
    .option('--after <id>', 'the section before it in the sidebar', 'settings')
    .option(...DRY_RUN)
    .action(loadAndRun(() => import('../create/code/section.ts'), 'createSection'));
}

/** Adds the commands that build and generate. */
export function addBuildCommands(program: Command): void {
  program
    .command('build')
    .description('Build bundles whose sources changed (default: all bundles)')
    .argument('[bundle...]')
    .option('--development', 'development build of the shell')
    .action(
      printResult(async (names: string[], options: { development?: boolean }) => {
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
      printResult(async () => {
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
        printResult(async (options: { check?: boolean }) =>
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
      printResult(async () =>
        (await import('../commands/generate.ts')).writeGenerated(
          (await import('../requirements/coverage.ts')).createCoverageFiles(),
        ),
      ),
    );
  generate
    .command('qa-tables')
    .description('Print scenarios and states of the QA site as Markdown')
    .action(printResult(async () => (await import('../qa/tables.ts')).qaTables()));
}
