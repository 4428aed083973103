import { StartRefused } from '@skal/api';
import { RegistryRefusal } from '@skal/shell/server';
import { dataDirOf, openProduct, portOf } from './product/open.ts';
import { releaseChanges } from './product/releases.ts';
import { stopOnSignal } from './product/stop.ts';

// Serves the built product and nothing else: what tests, benchmarks and deployments start. Prints one line
// when it is ready. `--development` serves the development builds.
const mode = process.argv.includes('--development') ? 'development' : 'production';
try {
  await releaseChanges(dataDirOf(process.env), mode, console.log);
  const product = await openProduct(process.env, await portOf(process.env));
  stopOnSignal(product.close);
  console.log(`ready ${product.url}`);
} catch (error) {
  if (!(error instanceof StartRefused) && !(error instanceof RegistryRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
