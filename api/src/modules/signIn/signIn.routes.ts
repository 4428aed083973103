import { createHmac } from 'node:crypto';
import { signIn } from '@skal/contracts/account/signIn';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { normalizeEmail } from '../account/findAccount.ts';
import { buildSignInReply } from './completeSignIn.ts';
import { confirmSignIn } from './confirmSignIn.ts';
import { startSignIn } from './startSignIn.ts';

/** Number of characters that distinguishes addresses. */
const LENGTH = 32;

/**
 * Keyed fingerprint of the address of a sign-in attempt, for the log: equal addresses have equal fingerprints, and only
 * the key reveals the address. The input may be anything, even a password in the wrong field.
 */
const emailFingerprint = ({ sessionKeys }: ApiSettings, email: string): string =>
  createHmac('sha256', sessionKeys[0] ?? '')
    .update(`tried:${normalizeEmail(email)}`)
    .digest('hex')
    .slice(0, LENGTH);

/** Routes to sign in with a password, and with a code if the account requires one. */
export function signInRoutes(deps: Dependencies): Route[] {
  const { log, settings } = deps;
  return [
    route(signIn.start, {
      async run({ body, peer, requestId, ctx, locale }) {
        ctx.state.emailFingerprint = emailFingerprint(settings, body.email);
        const account = await startSignIn(deps, body, ctx);
        log.info({ requestId, ip: peer.ip, account: account.id }, 'login');
        return buildSignInReply(account, locale);
      },
    }),

    route(signIn.confirm, {
      async run({ body, peer, requestId, ctx, locale }) {
        const { account, ...left } = await confirmSignIn(deps, body.code, ctx);
        log.info({ requestId, ip: peer.ip, account: account.id }, 'login with a code');
        return { ...buildSignInReply(account, locale), ...left };
      },
    }),
  ];
}
