import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from './productProcess.ts';

const TIMEOUT_MS = 20_000;

/** The mails to an address as a mail program shows them: soft line breaks of the transfer encoding are removed. */
function emailsTo({ dataDir }: Product, recipient: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((email) => email.includes(`To: ${recipient}`));
}

/**
 * Waits for a mail to an address.
 * @returns what the first group of the pattern matches in it
 * @throws when no mail matches in time
 */
export async function waitForEmail(product: Product, recipient: string, pattern: RegExp): Promise<string> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) {
    const [match] = emailsTo(product, recipient).flatMap((email) => pattern.exec(email)?.[1] ?? []);
    if (match !== undefined) return match;
  }
  throw new Error(`No mail to ${recipient} matches ${pattern} after ${TIMEOUT_MS} ms`);
}
