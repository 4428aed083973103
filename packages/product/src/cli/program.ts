import { addReleaseCommands } from '@skal/shell/server/cli/releaseCommands.ts';
import { createProgram } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';
import { addOperateCommands } from './operate.ts';
import { addPublishImage, releaseHere } from './release.ts';

/** Commands of the production image, which has no compiler. Commands of a checkout: tools/cli/src/cli/program.ts. */
export function createSiteProgram(): Command {
  const program = createProgram('Operate the Skal site of SKAL_DATA_DIR and DATABASE_URL');
  addOperateCommands(program);
  addPublishImage(addReleaseCommands(program, releaseHere, { canBuild: false }));
  return program;
}
