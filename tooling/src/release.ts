import { readSiteFacts } from '@skal/contracts/site';
import { releasePlaceOf } from '@skal/product/releases.ts';
import { orSayWhy } from '@skal/product/sentence.ts';
import { BuildFailure } from './build/failure.ts';
import { buildHere } from './release/build.ts';
import { fulfilHere } from './release/local.ts';
import { lookSaying } from './release/look.ts';
import { ReleaseRefusal } from './release/steps.ts';
import { fulfilThere, siteAt } from './release/there.ts';
import { HELP, readWish, WrongUse } from './release/words.ts';
import { UnknownBundle } from './webpack/bundles.ts';

// Releases bundles, and tells what is released: see `npm run release -- --help`.
async function run(): Promise<string[]> {
  const wish = readWish(process.argv.slice(2));
  if (!wish) return [HELP];
  const say = console.log;
  const means = { say, build: buildHere, look: lookSaying(say) };
  if (wish.to !== null) {
    return fulfilThere(wish, { ...means, site: siteAt(wish.to), token: process.env.SKAL_RELEASE_TOKEN });
  }
  const site = readSiteFacts(process.env, 'http://localhost');
  return fulfilHere(wish, { ...means, site, place: releasePlaceOf(process.env) });
}

await orSayWhy(
  async () => console.log((await run()).join('\n')),
  [BuildFailure, UnknownBundle, WrongUse, ReleaseRefusal],
);
