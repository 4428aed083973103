import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from './index.ts';
import { waitFor } from './until.ts';

const LINK = /\/(?:set-password|confirm-email)#([\w-]+)/;
const STOP = /\/stop-email-change#([\w-]+)/;

/** The letter of a mail that is sent, as its reader has it: a line that is broken for the way is one again. */
export function sentMailText({ settings }: Pick<TestApi, 'settings'>, id: string): string {
  const folder = join(settings.dataDir, 'mail');
  const name = readdirSync(folder).find((file) => file.endsWith(`${id}.eml`));
  return name
    ? readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
    : '';
}

/** The links of a kind that an address was sent; once a mail is out, its letter is read from the mail folder. */
function linksOf(api: Pick<TestApi, 'rows' | 'settings'>, email: string, link: RegExp) {
  const all = async () => {
    const mails = await api.rows<{ id: string; body: string }>(
      "SELECT id, body FROM outbox WHERE recipient = ? AND kind IN ('link', 'access') ORDER BY id",
      [email.trim().toLowerCase()],
    );
    return mails.flatMap(({ id, body }) => link.exec(body || sentMailText(api, id))?.[1] ?? []);
  };
  return {
    /** How many there are so far. */
    asked: async () => (await all()).length,
    /** What the newest carries, once there are more than so many. */
    next: async (before: number) => (await waitFor(all, ({ length }) => length > before)).at(-1) ?? '',
  };
}

/** The links that an address was sent to set a password or to confirm the address. */
export const mailedLinks = (api: Pick<TestApi, 'rows' | 'settings'>, email: string) => linksOf(api, email, LINK);

/** The links that an address was sent to stop an e-mail change. */
export const stopLinksIn = (api: Pick<TestApi, 'rows' | 'settings'>, email: string) => linksOf(api, email, STOP);
