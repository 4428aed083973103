import { join, resolve } from 'node:path';
import { printing } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';
import { addCreateRemote } from './remote.ts';

/** Adds the commands that build and generate. */
export function addBuildCommands(program: Command): void {
  program
    .command('build')
    .description('Build bundles whose sources changed; all by default')
    .argument('[bundle...]')
    .option('--development', 'the development build of the shell')
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
    .description('Pack the packages that teams outside of this repository need; the site offers them at /packages/')
    .argument('[dir]', 'default: the data folder of the site')
    .action(
      printing(async (dir: string | undefined) => {
        const { packInto } = await import('../pack/index.ts');
        const { dataDirOf } = await import('@skal/product/dataDir.ts');
        const { PACKAGES_DIR } = await import('@skal/shell/server/packages.ts');
        const packed = await packInto(dir ? resolve(dir) : join(dataDirOf(process.env), PACKAGES_DIR));
        return Object.entries(packed)
          .map((pair) => pair.join(' '))
          .join('\n');
      }),
    );
  addCreateRemote(program, async (name) => (await import('../createRemote/create.ts')).createRemote(name));
  const generate = program.command('generate').description('Generate files that are committed, and lists');
  const addGenerated = (name: string, description: string, load: () => Promise<ReadonlyMap<string, string>>) =>
    generate
      .command(name)
      .description(description)
      .option('--check', 'write nothing, fail if a file is out of date')
      .action(
        printing(async (options: { check?: boolean }) =>
          (await import('../generate.ts')).writeGenerated(await load(), options),
        ),
      );
  addGenerated('openapi', 'The replies of each endpoint, from the contracts', async () => {
    const { REPLIES_FILE, repliesText } = await import('../openapi/replies.ts');
    return new Map([[REPLIES_FILE, await repliesText()]]);
  });
  addGenerated('email-templates', 'The parts of emails, which the api fills in', async () => {
    const { PIECES_FILE, piecesText } = await import('../mails/pieces.ts');
    return new Map([[PIECES_FILE, piecesText()]]);
  });
  addGenerated('requirements', 'Which tests cover which facts and ASVS requirements', async () =>
    (await import('../facts/coverage.ts')).coverageFiles(),
  );
  generate
    .command('qa-tables')
    .description('Print the scenarios and states of the QA site as Markdown')
    .action(printing(async () => (await import('../qa/tables.ts')).qaTables()));
}
