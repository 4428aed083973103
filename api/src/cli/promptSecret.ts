import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks for something that nobody may read over a shoulder: what is typed is not shown. Without a terminal it is the
 * first line of standard input, so that it stands neither in the shell's history nor in the list of processes.
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
