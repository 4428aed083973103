import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from './index.ts';
import { until } from './until.ts';

const LINK = /\/(?:set-password|confirm-email)#([\w-]+)/;

/** The letter of a mail that is sent, as its reader has it: a line that is broken for the way is one again. */
export function letterOf({ settings }: Pick<TestApi, 'settings'>, id: string): string {
  const folder = join(settings.dataDir, 'mail');
  const name = readdirSync(folder).find((file) => file.endsWith(`${id}.eml`));
  return name
    ? readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
    : '';
}

/** The links that an address was written, to set a password or to confirm it: the outbox forgets them once their letters are out. */
export function linksIn(api: Pick<TestApi, 'rows' | 'settings'>, email: string) {
  const all = async () => {
    const mails = await api.rows<{ id: string; body: string }>(
      "SELECT id, body FROM outbox WHERE recipient = ? AND kind IN ('link', 'access') ORDER BY id",
      [email.trim().toLowerCase()],
    );
    return mails.flatMap(({ id, body }) => LINK.exec(body || letterOf(api, id))?.[1] ?? []);
  };
  return {
    /** How many there are so far. */
    asked: async () => (await all()).length,
    /** What the newest carries, once there are more than so many. */
    next: async (before: number) => (await until(all, ({ length }) => length > before)).at(-1) ?? '',
  };
}
