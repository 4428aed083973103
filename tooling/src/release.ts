import { releasePlaceOf } from '@skal/product/releases.ts';
import { orSayWhy } from '@skal/product/sentence.ts';
import { BuildFailure } from './build/failure.ts';
import { buildHere } from './release/build.ts';
import { fulfilHere } from './release/local.ts';
import { fulfilThere, SiteRefusal, siteAt } from './release/there.ts';
import { HELP, readWish, WrongUse } from './release/words.ts';
import { UnknownBundle } from './webpack/bundles.ts';

// Releases bundles, and tells what is released: see `npm run release -- --help`.
async function run(): Promise<string[]> {
  const wish = readWish(process.argv.slice(2));
  if (!wish) return [HELP];
  if (wish.to === null) return fulfilHere(wish, releasePlaceOf(process.env));
  const token = process.env.SKAL_RELEASE_TOKEN;
  return fulfilThere(wish, { site: siteAt(wish.to), token, say: console.log, build: buildHere });
}

await orSayWhy(async () => console.log((await run()).join('\n')), [BuildFailure, UnknownBundle, WrongUse, SiteRefusal]);
