import { NoPort } from './port.ts';
import { RegistryRefusal } from './registryRefusal.ts';

type Kind = new (message: string) => Error;

/** What to say of a command that failed, where a sentence helps more than a trace; null where it does not. */
function sentenceFor(error: unknown, kinds: readonly Kind[]): string | null {
  const explained = kinds.find((kind) => error instanceof kind);
  if (explained && error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== 'EADDRINUSE') return null;
  const port = 'port' in error ? `Port ${error.port}` : 'The port';
  return `${port} is taken by another program. With PORT=0 before the command it is any that is free.`;
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

/** Ends a command that was refused with what it had started until then, such as a dev server, which would keep its process. */
export function endIfRefused(): void {
  if (process.exitCode) process.exit();
}
