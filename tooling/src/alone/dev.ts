import { dirname } from 'node:path';
import { devAlone } from '../dev/alone.ts';
import { readAround } from '../dev/words.ts';
import { WrongUse } from '../release/words.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { fileOf } from '../webpack/packages.ts';

/**
 * Works on the remote of this project, in the shell that came with the packages. There is no api and no other remote: a
 * running site has both.
 * @returns what ends it
 */
export async function startDev(words: readonly string[], bundle: Bundle): Promise<() => Promise<void>> {
  const { names, around } = readAround(words);
  if (names.length > 0) throw new WrongUse(`There is one remote here: '${names.join(' ')}' is none of its options.`);
  const noApi = new WrongUse('There is no api here: say whose, with --from https://www.example.dk --api');
  if (around.api && !around.from) throw noApi;
  return devAlone(bundle, around, {
    shell: Promise.resolve(dirname(fileOf('@skal/shell/dist/dev/main.js'))),
    others: async () => [],
    openApi: () => Promise.reject(noApi),
  });
}
