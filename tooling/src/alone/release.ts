import { buildHere } from '../release/build.ts';
import { lookSaying } from '../release/look.ts';
import { fulfilThere, siteAt } from '../release/there.ts';
import { readWish, WrongUse } from '../release/words.ts';

/** What is done to a bundle by its name. */
const DEEDS = ['promote', 'abort', 'rollback', 'status', 'history'];

/** The words of `npm run release`, in which the one bundle of this project need not be named. */
function namingIt([first = '', ...rest]: readonly string[], name: string): string[] {
  if (DEEDS.includes(first)) return [first, name, ...rest];
  return [name, ...(first ? [first] : []), ...rest];
}

/** Releases the bundle of this project to a site, or tells of it, and answers with what there is to say. */
export async function releaseAlone(words: readonly string[], name: string): Promise<string[]> {
  const wish = readWish(namingIt(words, name));
  if (!wish?.to) throw new WrongUse('Say which site: npx skal release --to https://www.example.dk');
  const token = process.env.SKAL_RELEASE_TOKEN;
  const say = console.log;
  return fulfilThere(wish, { site: siteAt(wish.to), token, say, build: buildHere, look: lookSaying(say) });
}
