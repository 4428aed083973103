import { parseArgs } from 'node:util';
import { siteAt } from '../release/there.ts';
import { WrongUse } from '../release/words.ts';

/** What stands around a remote that is worked on. */
export interface Around {
  /** The running site that the other remotes come from. */
  from: URL | null;
  /** Whether calls go to an api, and not to mocks. */
  api: boolean;
}

const options = { from: { type: 'string' }, api: { type: 'boolean' } } as const;

/**
 * Reads what `npm run dev` or `npx skal dev` was given.
 * @returns the names that it was given besides
 * @throws WrongUse with a sentence
 */
export function readAround(words: readonly string[]): { names: string[]; around: Around } {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const { from, api = false } = values;
    return { names: positionals, around: { from: from === undefined ? null : siteAt(from, '--from'), api } };
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}
