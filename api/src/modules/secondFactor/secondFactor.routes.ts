import { type SecondFactorReply, secondFactor } from '@skal/contracts/account/secondFactor';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toIsoTimeOrNull } from '../../time/calendar.ts';
import { findAccountById } from '../account/findAccount.ts';
import { requireCurrentPassword } from '../password/requireCurrentPassword.ts';
import { disableSecondFactor, renewRecoveryCodes } from './changeSecondFactor.ts';
import { countRecoveryCodes } from './recoveryCodes.ts';
import { beginSecondFactorSetup, confirmSecondFactorSetup } from './setUpSecondFactor.ts';

/** Routes of one's own second factor. */
export function secondFactorRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  const readState = async (id: string): Promise<SecondFactorReply> => ({
    since: toIsoTimeOrNull((await findAccountById(db, id))?.factorSince ?? null),
    codesLeft: await countRecoveryCodes(db, id),
  });
  return [
    // During an impersonation it is the client's, like everything in the portal.
    route(secondFactor.read, { run: ({ account }) => readState((account.viewing?.client ?? account).accountId) }),

    route(secondFactor.begin, {
      async run({ account, body }) {
        await requireCurrentPassword(deps, account, body.currentPassword);
        return beginSecondFactorSetup(deps, account);
      },
    }),

    route(secondFactor.confirm, {
      async run(call) {
        const codes = await confirmSecondFactorSetup(deps, call);
        log.info({ requestId: call.requestId, account: call.account.accountId }, 'second factor set');
        return { codes };
      },
    }),

    route(secondFactor.renewCodes, { run: async (call) => ({ codes: await renewRecoveryCodes(deps, call) }) }),

    route(secondFactor.end, {
      async run(call) {
        await disableSecondFactor(deps, call);
        log.info({ requestId: call.requestId, account: call.account.accountId }, 'second factor ended');
        return readState(call.account.accountId);
      },
    }),
  ];
}
