import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Prompts for a secret without echo. Without a terminal it reads the first line of standard input, which keeps the
 * secret out of the shell history and the process list.
 */
export async function promptSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true });
  try {
    for await (const line of input) return line;
    return '';
  } finally {
    input.close();
    stderr.write('\n');
  }
}
