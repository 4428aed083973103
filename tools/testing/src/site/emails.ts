import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from './productProcess.ts';

const PATIENCE_MS = 20_000;

/** What was written to an address, as its mail program shows it: a line that is broken for the way is one again. */
function lettersTo({ dataDir }: Product, recipient: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((letter) => letter.includes(`To: ${recipient}`));
}

/**
 * Waits for a letter to an address, and answers with what it says in the pattern's first group.
 * @throws when none is written in time
 */
export async function waitForEmail(product: Product, recipient: string, pattern: RegExp): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    const said = lettersTo(product, recipient).flatMap((letter) => pattern.exec(letter)?.[1] ?? []);
    if (said[0] !== undefined) return said[0];
  }
  throw new Error(`No mail to ${recipient} says ${pattern}`);
}
