import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf } from './anyError.ts';
import { StartRefused } from './startRefused.ts';

/** Something about how a command was called is not right; its help is shown beside the sentence. */
export class WrongUse extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** What was given to a command: words, and the values of its options. */
export type Given<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known & { help: { type: 'boolean' } }; allowPositionals: true }>
>;

export interface Command<Known extends Options> {
  /** What it does and how it is called; `--help` shows it. */
  help: string;
  options: Known;
  /** Errors beside StartRefused whose message is a sentence for whoever calls it. */
  sentences?: readonly (new (
    ...args: never[]
  ) => Error)[];
  /** Does it, and answers with what it has to say. */
  run(given: Given<Known>): Promise<string>;
}

function read<Known extends Options>(options: Known, args: readonly string[]): Given<Known> {
  try {
    const known = { ...options, help: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options: known, allowPositionals: true }) as Given<Known>;
  } catch (error) {
    throw new WrongUse(messageOf(error));
  }
}

/**
 * Runs a command of a terminal to its end: what it has to say goes to standard output. What went wrong for a known reason
 * is said in a sentence, with exit code 1; anything else is thrown on.
 */
export async function runCommand<Known extends Options>(
  command: Command<Known>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const { help, options, sentences = [], run } = command;
  try {
    const given = read(options, args);
    const asksForHelp = 'help' in given.values && given.values.help === true;
    process.stdout.write(asksForHelp ? help : await run(given));
  } catch (error) {
    const isKnown = [WrongUse, StartRefused, ...sentences].some((kind) => error instanceof kind);
    if (!isKnown) throw error;
    console.error(error instanceof WrongUse ? `${error.message}\n\n${help}` : messageOf(error));
    process.exitCode = 1;
  }
}
