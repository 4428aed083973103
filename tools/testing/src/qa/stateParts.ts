/** In which parts the states of all screens are gone through: by remote, and by number where a remote has many. */
import { globSync } from 'node:fs';
import { ROOT } from '@skal/tooling/src/root.ts';

/** How many parts the states of a remote are, where they are more than one: a hundred are some five minutes of two cores. */
const NUMBERS: Readonly<Record<string, number>> = { admin: 8, portal: 6 };

export interface StatePart {
  /** `portal-2`. */
  readonly name: string;
  /** Without `mfe-`. */
  readonly remote: string;
  readonly part: number;
  readonly of: number;
}

/** A folder `mfe-*` that says what there is to see of it. */
export const STATE_PARTS: readonly StatePart[] = globSync('mfe-*/src/mocks/states.ts', { cwd: ROOT })
  .map((file) => file.replace(/^mfe-/, '').replace(/[\\/].*$/, ''))
  .sort()
  .flatMap((remote) => {
    const of = NUMBERS[remote] ?? 1;
    return Array.from({ length: of }, (_, at) => ({ name: `${remote}-${at + 1}`, remote, part: at + 1, of }));
  });

/** The part of this name. @throws Error where there is none */
export function statePart(name: string): StatePart {
  const part = STATE_PARTS.find((each) => each.name === name);
  if (!part) throw new Error(`There is no part '${name}'. Parts: ${STATE_PARTS.map((each) => each.name).join(', ')}`);
  return part;
}

/** What is of a part: a run of the remote's own, in their order, so that all parts together are the whole. */
export function inPart<Item extends { readonly remote: string }>(
  all: readonly Item[],
  { remote, part, of }: StatePart,
): Item[] {
  const own = all.filter((item) => item.remote === remote);
  const border = (at: number) => Math.floor((own.length * at) / of);
  return own.slice(border(part - 1), border(part));
}
