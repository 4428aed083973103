import { addReleaseCommands } from '@skal/shell/server/cli/releaseCommands.ts';
import { createProgram, printResult, runOrExit, UsageError } from '@skal/shell/server/cli/runCli.ts';
import { loadErrors } from '../cli/errors.ts';
import { releaseRemotely, releaseTools } from '../cli/release.ts';
import { addCreateRemote, withDevOptions } from '../cli/remote.ts';
import type { DevOptions } from '../dev/devRemote.ts';
import { type Bundle, bundles } from '../webpack/bundles.ts';
import { findPackage, packageDir } from '../webpack/packages.ts';

// Commands of a project that consists of one remote and uses the Skal packages.

/** Returns the remote of this project. @throws UsageError without one */
function ownBundle(): Bundle {
  const [bundle] = bundles;
  if (!bundle) throw new UsageError('No remote in this folder. Create one with npx skal create remote <name>');
  // The bundle would contain two versions of a package.
  const duplicate = bundle.packages
    .map((name) => `@skal/${name}`)
    .find((name) => {
      const manifest = findPackage(name, bundle.dir);
      return manifest && manifest !== packageDir(name);
    });
  if (duplicate)
    throw new UsageError(
      `${duplicate} is not the version that @skal/tooling needs: install @latest of all @skal/ packages`,
    );
  return bundle;
}

const program = createProgram('Create, develop, test and release a remote of a Skal site');
addCreateRemote(program, async (name) => (await import('./writeProject.ts')).createProject(name));
withDevOptions(program.command('dev'))
  .description('Develop the remote in the real shell, with Fast Refresh')
  .action(async (options: DevOptions) => (await import('./dev.ts')).startStandaloneDev(options, ownBundle()));
program
  .command('build')
  .description('Build the remote into dist/production')
  .action(printResult(() => releaseTools.build(ownBundle().name)));
program
  .command('test [args...]')
  .description('Run the tests. Further arguments go to jest')
  .allowUnknownOption()
  .action(async (args: string[]) => (await import('jest')).run(args));
addReleaseCommands(
  program,
  (command) => {
    ownBundle();
    return releaseRemotely(command);
  },
  { canBuild: true, bundle: bundles[0]?.name ?? 'the remote' },
);
await runOrExit(() => program.parseAsync(), loadErrors);
