import { loadErrors as loadSiteErrors } from '@skal/product/cli/operate.ts';
import { runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { loadErrors } from './cli/errors.ts';
import { checkoutProgram } from './cli/program.ts';

await runOrExit(
  () => checkoutProgram().parseAsync(),
  async () => [...(await loadSiteErrors()), ...(await loadErrors())],
);
