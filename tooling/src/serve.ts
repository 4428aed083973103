import { dataDirOf, openProduct, portOf } from './product/open.ts';
import { releaseChanges } from './product/releases.ts';
import { orSayWhy } from './product/sentence.ts';
import { stopOnSignal } from './product/stop.ts';

// Serves the built product and nothing else: what tests, benchmarks and deployments start. Prints one line
// when it is ready. `--development` serves the development builds.
const mode = process.argv.includes('--development') ? 'development' : 'production';

await orSayWhy(async () => {
  await releaseChanges(dataDirOf(process.env), mode, console.log, { keepLive: true });
  const product = await openProduct(process.env, await portOf(process.env));
  stopOnSignal(product.close);
  console.log(`ready ${product.url}`);
});
