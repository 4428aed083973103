/** Parts of the QA states, one test each. */
import { globSync } from 'node:fs';
import { ROOT } from '@skal/tooling/src/root.ts';

/** The number of parts of a remote: about a hundred states each. */
const NUMBERS: Readonly<Record<string, number>> = { admin: 8, portal: 6 };

export interface StateShard {
  /** `portal-2`. */
  readonly name: string;
  /** Without `mfe-`. */
  readonly remote: string;
  readonly part: number;
  readonly of: number;
}

export const STATE_SHARDS: readonly StateShard[] = globSync('mfe-*/src/mocks/screenStates.ts', { cwd: ROOT })
  .map((file) => file.replace(/^mfe-/, '').replace(/[\\/].*$/, ''))
  .sort()
  .flatMap((remote) => {
    const of = NUMBERS[remote] ?? 1;
    return Array.from({ length: of }, (_, at) => ({ name: `${remote}-${at + 1}`, remote, part: at + 1, of }));
  });

/** The items of a part: consecutive ones of its remote, so that all parts together are the whole. */
export function inShard<Item extends { readonly remote: string }>(
  all: readonly Item[],
  { remote, part, of }: StateShard,
): Item[] {
  const own = all.filter((item) => item.remote === remote);
  const border = (at: number) => Math.floor((own.length * at) / of);
  return own.slice(border(part - 1), border(part));
}
