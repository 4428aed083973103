import { StartRefused } from '@skal/api';
import { RegistryRefusal } from '@skal/shell/server';
import { BuildFailure } from '../build/compile.ts';
import { UnknownBundle } from '../webpack/bundles.ts';

const EXPLAINED = [StartRefused, RegistryRefusal, BuildFailure, UnknownBundle];

/** What to say of a command that failed, where a sentence helps more than a trace; null where it does not. */
function sentenceFor(error: unknown): string | null {
  const explained = EXPLAINED.find((kind) => error instanceof kind);
  if (explained && error instanceof Error) return error.message;
  if ((error as NodeJS.ErrnoException | null)?.code === 'EADDRINUSE') {
    return 'The port is taken by another program. Choose another one: PORT=3001 npm start';
  }
  return null;
}

/** Runs a command to its end. What went wrong for a known reason is said in a sentence, with exit code 1. */
export async function orSayWhy(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const sentence = sentenceFor(error);
    if (!sentence) throw error;
    console.error(`\n${sentence}`);
    process.exitCode = 1;
  }
}
