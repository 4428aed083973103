import { NoPort } from './port.ts';
import { RegistryRefusal } from './registryRefusal.ts';

type Kind = new (message: string) => Error;

/** What to say of a command that failed, where a sentence helps more than a trace; null where it does not. */
function sentenceFor(error: unknown, kinds: readonly Kind[]): string | null {
  const explained = kinds.find((kind) => error instanceof kind);
  if (explained && error instanceof Error) return error.message;
  const { code, port } = (error ?? {}) as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. With PORT=0 before the command it is any that is free.`;
  }
  return null;
}

/**
 * Runs a command to its end. What went wrong for a known reason is said in a sentence, with exit code 1.
 * @param kinds errors of the command's own whose message is such a sentence
 */
export async function orSayWhy(run: () => Promise<void>, kinds: readonly Kind[] = []): Promise<void> {
  try {
    await run();
  } catch (error) {
    const sentence = sentenceFor(error, [RegistryRefusal, NoPort, ...kinds]);
    if (!sentence) throw error;
    console.error(`\n${sentence}`);
    process.exitCode = 1;
  }
}
