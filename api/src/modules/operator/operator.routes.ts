import { type InviteOperatorBody, operator } from '@skal/contracts/account/operator';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { conflict, notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { createAccount, emailReserved, emailTaken } from '../account/createAccount.ts';
import { findAccount } from '../account/findAccount.ts';
import { splitName } from '../account/name.ts';
import { findOperator, findOperators, type Operator } from '../account/operators.ts';
import { createUnusablePasswordHash } from '../account/unusablePassword.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findOwnerByEmail } from '../passwordLink/linkOwner.query.ts';
import { sendInvitation, sendPasswordLink } from '../passwordLink/sendPasswordLink.ts';
import { changeOperator } from './changeOperator.ts';
import { presentOperator } from './operator.present.ts';
import { resetOperatorSecondFactor } from './resetOperatorSecondFactor.ts';

/**
 * Creates an operator's account and emails an invitation; the account cannot be signed in to until a password is set.
 * @throws HttpError 400 for an address that cannot sign in, 409 for one that has an account already
 */
async function inviteOperator(
  {
    db,
    passwordHasher,
    settings,
    canSignIn,
    wakeMailWorker,
  }: Pick<Dependencies, 'db' | 'settings' | 'passwordHasher' | 'canSignIn' | 'wakeMailWorker'>,
  { email, contactName, role }: InviteOperatorBody,
  actor: Actor & { account: Pick<AuthenticatedUser, 'language'> },
): Promise<Operator> {
  if (!canSignIn(email)) throw emailReserved();
  if (await findAccount(db, email)) throw emailTaken();
  const passwordHash = await createUnusablePasswordHash(passwordHasher);
  const details = { accountType: 'admin', email, role, passwordHash, ...splitName(contactName) } as const;
  const account = await db.tx(async (manager) => {
    const invited = await createAccount(manager, { ...details, language: actor.account.language });
    await sendInvitation(manager, invited, settings);
    await recordAuditEvent(manager, actor, { action: 'operator.invited', after: { email: invited.email, role } });
    return invited;
  });
  wakeMailWorker();
  return { ...account, role };
}

const DISABLED = /*i18n*/ 'This account is disabled. Enable it first.';

/** Routes for owners to invite, change and disable operators. */
export function operatorRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(operator.list, {
      run: async ({ account }) => (await findOperators(db)).map((one) => presentOperator(one, account.accountId)),
    }),

    route(operator.invite, {
      async run(call) {
        const { account, body, requestId } = call;
        const invited = await inviteOperator(deps, body, call);
        log.info({ requestId, account: account.accountId, operator: invited.id }, 'operator invited');
        return presentOperator(invited, account.accountId);
      },
    }),

    route(operator.change, {
      async run(call) {
        const { account, requestId } = call;
        const changed = await changeOperator(deps, call);
        log.info({ requestId, account: account.accountId, operator: changed.id }, 'operator changed');
        return presentOperator(changed, account.accountId);
      },
    }),

    route(operator.sendLink, {
      async run(call) {
        const found = await findOperator(db, call.params.id);
        const owner = found && (await findOwnerByEmail(db, found.email));
        if (!owner) throw notFound('operator');
        if (owner.disabledAt !== null) throw conflict(DISABLED);
        const sent = await sendPasswordLink(deps, owner, call);
        log.info({ requestId: call.requestId, account: call.account.accountId, for: owner.accountId }, 'link sent');
        return sent;
      },
    }),

    route(operator.resetFactor, {
      async run(call) {
        const { account, params, requestId } = call;
        await resetOperatorSecondFactor(deps, call);
        log.info({ requestId, account: account.accountId, operator: params.id }, 'second factor reset');
      },
    }),
  ];
}
