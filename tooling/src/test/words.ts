/** What `npm test` was given. */
import { parseArgs } from 'node:util';
import { STEPS } from './steps.ts';

const WIDTH = Math.max(...STEPS.map(({ name }) => name.length));

const namesOf = (isLong: boolean): string =>
  STEPS.filter(({ long = false }) => long === isLong)
    .map(({ name, about }) => `  ${name.padEnd(WIDTH)} ${about}`)
    .join('\n');

const help = (): string => `npm test
npm test -- <step> …
npm test -- --since <branch>

  Everything that can be checked; one step of it, or several: api means each whose name begins with api-.

  --since   what the changes since a branch or a commit can break, such as --since main: the command for every day
  --update  takes the pictures that others are compared with anew
  --write   with the steps of faults: puts what they have found into docs/faults.md

Steps:
${namesOf(false)}

Only by their names, for they take long:
${namesOf(true)}`;

export interface Wish {
  /** The steps that are named. */
  readonly names: readonly string[];
  readonly since: string | undefined;
  readonly update: boolean;
  readonly write: boolean;
}

/**
 * Reads what `npm test` was given.
 * @returns what is wished, or in a text how a wish is put, where somebody asks for that
 * @throws Error with a sentence for what it does not know
 */
export function readWish(words: readonly string[]): Wish | string {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { since: { type: 'string' }, update: flag, write: flag, help: { ...flag, short: 'h' } },
    allowPositionals: true,
  });
  const { since, update, write } = values;
  return values.help ? help() : { names: positionals, since, update, write };
}
