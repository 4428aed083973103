import { orSayWhy } from '@skal/product/sentence.ts';
import { BuildFailure } from './build/failure.ts';
import { buildAll } from './build/index.ts';

const mode = process.argv.includes('--development') ? 'development' : 'production';

await orSayWhy(async () => {
  for (const { release } of await buildAll(mode, console.log)) console.log(`${release.name} ${release.version}`);
}, [BuildFailure]);
