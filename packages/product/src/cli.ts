import { runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { loadErrors } from './cli/operate.ts';
import { createSiteProgram } from './cli/program.ts';

await runOrExit(() => createSiteProgram().parseAsync(), loadErrors);
