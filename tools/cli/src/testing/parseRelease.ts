import { addReleaseCommands, type ReleaseCommandLine } from '@skal/shell/server/cli/releaseCommands.ts';
import { createProgram } from '@skal/shell/server/cli/runCli.ts';

/** Parses the arguments of `skal release`. @throws CommanderError for wrong usage */
export async function parseRelease(args: readonly string[]): Promise<ReleaseCommandLine> {
  let parsed: ReleaseCommandLine | undefined;
  const program = createProgram('')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  const run = async (command: ReleaseCommandLine) => {
    parsed = command;
    return '';
  };
  addReleaseCommands(program, run, { canBuild: true });
  await program.parseAsync(['release', ...args], { from: 'user' });
  if (!parsed) throw new Error('No command');
  return parsed;
}
