import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { InvalidPortError } from '../http/port.ts';
import { RegistryError } from '../registry/registryError.ts';

/** What a command prints. `data` is what `--json` prints instead of the text. */
export type Output = string | { text: string; data: unknown };

type ErrorClass = new (...args: never[]) => Error;

/** The command line is wrong: exit code 2. */
export { InvalidArgumentError as UsageError };

/** Starts a program of `skal`. Its subcommands inherit the exit codes: 0 done, 1 failed, 2 wrong usage. */
export const createProgram = (description: string): Command =>
  new Command('skal')
    .description(description)
    .showHelpAfterError('Add --help to see its arguments and options.')
    .exitOverride(({ code, exitCode }) => {
      // A command in a process of its own has set the code.
      process.exit(code === 'commander.executeSubCommandAsync' || exitCode === 0 ? exitCode : 2);
    });

type Run = (...args: never[]) => Promise<Output | undefined> | Output;

/** Makes an action of a function that returns what to print. */
export const printResult =
  <Args extends readonly unknown[]>(run: (...args: Args) => Promise<Output | undefined> | Output) =>
  async (...args: Args): Promise<void> => {
    const output = await run(...args);
    if (output === undefined) return;
    const { text, data = text } = typeof output === 'string' ? { text: output } : output;
    const printed = (args.at(-1) as Command).opts().json ? JSON.stringify(data, null, 2) : text;
    process.stdout.write(printed.endsWith('\n') ? printed : `${printed}\n`);
  };

/** The action that calls an exported function of a module, which is loaded when the command runs, and prints its result. */
export const loadAndRun = <Name extends string, Module extends Record<Name, Run>>(
  load: () => Promise<Module>,
  name: Name,
) => printResult(async (...args: readonly unknown[]) => (await load())[name](...(args as never[])));

/** Parses a whole number. @throws UsageError outside of the limits */
export const parseWholeNumber =
  (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };

/** The message of an error that the user can act on; null for any other, which needs its stack trace. */
function explain(error: unknown, classes: readonly ErrorClass[]): string | null {
  if (!(error instanceof Error)) return null;
  if ([CommanderError, RegistryError, InvalidPortError, ...classes].some((each) => error instanceof each))
    return error.message;
  if (!('code' in error) || error.code !== 'EADDRINUSE') return null;
  const port = 'port' in error ? `Port ${error.port}` : 'The port';
  return `${port} is taken by another program. With PORT=0 before the command it is any that is free.`;
}

/**
 * Runs a program to its end. Prints the message of an expected error and exits with code 1, or 2 for wrong usage. Exiting
 * also ends what the program has started, such as a development server.
 * @param loadErrors loads the classes of further expected errors
 */
export async function runOrExit(
  run: () => Promise<unknown>,
  loadErrors: () => Promise<readonly ErrorClass[]> | readonly ErrorClass[] = () => [],
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const message = explain(error, await loadErrors());
    if (message === null) throw error;
    console.error(message);
    process.exit(error instanceof CommanderError ? 2 : 1);
  }
}
