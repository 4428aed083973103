import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGE_PASSWORD_PATH, changePasswordAt, SECURITY_TXT_PATH } from '@skal/contracts/site/reservedPaths';
import type { Context } from 'koa';

interface Settings {
  origin: string;
  /** Contact for vulnerability reports, as a URI; null if unset. */
  securityContact: string | null;
  isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  now?: () => number;
}

/** Answers a request at a well-known address; false if there is none. */
export type AnswerWellKnown = (ctx: Context) => Promise<boolean>;

/** How long `security.txt` is valid, in days: RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 3600_000;

/** Fields of RFC 9116. `Expires` moves on each day while the site runs. */
function securityTxt(contact: string, origin: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z');
  const fields = { Contact: contact, Expires: expires, Canonical: origin + SECURITY_TXT_PATH };
  const lines = Object.entries({ ...fields, 'Preferred-Languages': 'en, da' }).map((field) => field.join(': '));
  return `${lines.join('\n')}\n`;
}

/** Opens the well-known addresses (RFC 8615) of the site. */
export function openWellKnown({ origin, securityContact, isOperator, now = Date.now }: Settings): AnswerWellKnown {
  return async (ctx) => {
    if (ctx.path === CHANGE_PASSWORD_PATH) {
      const isSignedInOperator = await isOperator(ctx.req, ctx.res).catch(() => false);
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(isSignedInOperator ? changePasswordAt.operator : changePasswordAt.client);
      return true;
    }
    if (ctx.path !== SECURITY_TXT_PATH || securityContact === null) return false;
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = securityTxt(securityContact, origin, now());
    return true;
  };
}
