import { runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { loadErrors } from './cli/operate.ts';
import { siteProgram } from './cli/program.ts';

await runOrExit(() => siteProgram().parseAsync(), loadErrors);
