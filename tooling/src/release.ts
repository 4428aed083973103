import { dataDirOf } from '@skal/product/open.ts';
import { orSayWhy } from '@skal/product/sentence.ts';
import { BuildFailure } from './build/failure.ts';
import { fulfilHere } from './release/local.ts';
import { readWish, WrongUse } from './release/words.ts';
import { UnknownBundle } from './webpack/bundles.ts';

// Releases bundles, and tells what is released: see `npm run release -- --help`.
await orSayWhy(async () => {
  const lines = await fulfilHere(readWish(process.argv.slice(2)), dataDirOf(process.env));
  console.log(lines.join('\n'));
}, [BuildFailure, UnknownBundle, WrongUse]);
