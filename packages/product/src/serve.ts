import { StartupError } from '@skal/api';
import { runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { stopOnSignal } from '@skal/shell/server/cli/shutdown.ts';
import { portFromEnv } from '@skal/shell/server/http/port.ts';
import { openProduct, type RunningProduct } from './product.ts';

// What production runs, and the end of `npm start`: serves what has been published to the data folder. It builds
// nothing, and no package that could is reached from here.

function sayReady({ url, demoAccounts }: RunningProduct): void {
  console.log(`\nSkal is ready: ${url}\n`);
  if (demoAccounts.length > 0) {
    console.log('Demo accounts:');
    for (const { email, password, redirectPath } of demoAccounts) {
      console.log(`  ${email.padEnd(22)} ${password.padEnd(20)} ${url}${redirectPath}`);
    }
  }
  console.log('\nCtrl-C stops it.');
}

await runOrExit(
  async () => {
    const product = await openProduct(process.env, await portFromEnv(process.env));
    stopOnSignal(product.close);
    sayReady(product);
  },
  () => [StartupError],
);
