import { StartupError } from '@skal/api';
import { runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { stopOnSignal } from '@skal/shell/server/cli/shutdown.ts';
import { portFromEnv } from '@skal/shell/server/http/port.ts';
import { openProduct, type RunningProduct } from './product.ts';

// Entry point of production, and of `npm start` after the build: serves the published releases in the data directory.
// It neither builds nor imports a package that could.

function printReady({ url, demoAccounts }: RunningProduct): void {
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
    printReady(product);
  },
  () => [StartupError],
);
