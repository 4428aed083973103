import { buildAll } from './build/index.ts';
import { orSayWhy } from './product/sentence.ts';

const mode = process.argv.includes('--development') ? 'development' : 'production';

await orSayWhy(async () => {
  for (const { release } of await buildAll(mode, console.log)) console.log(`${release.name} ${release.version}`);
});
