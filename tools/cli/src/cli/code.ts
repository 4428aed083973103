import { lazily } from '@skal/shell/server/cli/runCli.ts';
import { type Command, Option } from 'commander';

const DRY_RUN = ['--dry-run', 'print the code, write nothing'] as const;

/** Adds `create endpoint`, `create migration` and `create section`. */
export function addCreateCode(create: Command): void {
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
    .action(lazily(() => import('../create/code/endpoint.ts'), 'createEndpoint'));
  create
    .command('migration <module> <name>')
    .description('Create a migration in a module of the api, such as `snippet addTags`')
    .option('--table <table>', 'create this table, instead of an example of a change')
    .option(...DRY_RUN)
    .action(lazily(() => import('../create/code/migration.ts'), 'createMigration'));
  create
    .command('section <id>')
    .description('Create a section of the portal, such as `gift-cards`')
    .option('--after <id>', 'the section before it in the sidebar', 'settings')
    .option(...DRY_RUN)
    .action(lazily(() => import('../create/code/section.ts'), 'createSection'));
}
