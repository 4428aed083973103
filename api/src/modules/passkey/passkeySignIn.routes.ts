import { type PasskeyRequestOptionsReply, passkeySignIn } from '@skal/contracts/account/passkey';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { signInReply } from '../signIn/completeSignIn.ts';
import { newChallenge, TIMEOUT_MS } from './challenge.ts';
import { signInWithPasskey } from './signInWithPasskey.ts';
import { rpIdOf } from './verifyPasskey.ts';

/** Routes to sign in with a passkey. */
export function passkeySignInRoutes(deps: Dependencies): Route[] {
  const { log, settings } = deps;
  return [
    route(passkeySignIn.begin, {
      run: (): PasskeyRequestOptionsReply => ({
        challenge: newChallenge(settings, 'sign-in'),
        rpId: rpIdOf(settings),
        timeout: TIMEOUT_MS,
        userVerification: 'required',
      }),
    }),

    route(passkeySignIn.confirm, {
      async run({ body, ctx, peer, requestId }) {
        const account = await signInWithPasskey(deps, body.credential, ctx);
        log.info({ requestId, ip: peer.ip, account: account.id }, 'login with a passkey');
        return signInReply(account);
      },
    }),
  ];
}
