import { passkey } from '@skal/contracts/account/passkey';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { requireCurrentPassword } from '../password/requireCurrentPassword.ts';
import { addPasskey, createPasskeyOptions } from './addPasskey.ts';
import { PasskeyEntity } from './Passkey.entity.ts';
import { presentPasskey } from './passkey.present.ts';
import { passkeySignInRoutes } from './passkeySignIn.routes.ts';
import { removePasskey } from './removePasskey.ts';

/** Routes of one's own passkeys. */
export function passkeyRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(passkey.list, {
      async run({ account }) {
        // During an impersonation they are the client's, like everything in the portal.
        const { accountId } = account.viewing?.client ?? account;
        const order = { createdAt: 'ASC', id: 'ASC' } as const;
        const passkeys = await db.read((manager) => manager.find(PasskeyEntity, { where: { accountId }, order }));
        return passkeys.map(presentPasskey);
      },
    }),

    route(passkey.begin, {
      async run({ account, body }) {
        const verified = await requireCurrentPassword(deps, account, body.currentPassword);
        return createPasskeyOptions(deps, { account, verified });
      },
    }),

    route(passkey.add, {
      async run(call) {
        const added = await addPasskey(deps, call);
        log.info({ requestId: call.requestId, account: call.account.accountId, passkey: added.id }, 'passkey added');
        return presentPasskey(added);
      },
    }),

    route(passkey.remove, {
      async run(call) {
        await removePasskey(deps, call);
        const { account, params, requestId } = call;
        log.info({ requestId, account: account.accountId, passkey: params.id }, 'passkey removed');
      },
    }),

    ...passkeySignInRoutes(deps),
  ];
}
