import type { EntityManager } from 'typeorm';
import type { ApiContext } from '../../server/http/context.ts';
import type { AccountIds } from '../account/lockAccount.ts';
import { endEmailChange } from '../emailChange/endEmailChange.ts';
import { removePasskeys } from '../passkey/removePasskey.ts';
import { revokePasswordLink } from '../passwordLink/issueLink.ts';
import { deleteSecondFactor } from '../secondFactor/removeFactor.ts';
import { endOtherSessions } from '../session/endOtherSessions.ts';
import { endSessions } from '../session/endSessions.ts';

/**
 * Stored access to an account. A password link may be an invitation; a session includes its impersonation, the second
 * factor its recovery codes.
 */
type Grant = 'passwordLink' | 'emailChange' | 'session' | 'secondFactor' | 'passkey';

/**
 * Which event revokes which stored grants. `api/src/tests/grants.test.ts` checks the table over HTTP.
 *
 * Other grants need no row here. The challenge to add a passkey and the first step of a sign-in are bound to the
 * password hash, an impersonation to its session and client. Deleting the account deletes every grant. App keys and
 * team tokens do not belong to an account.
 */
const REVOKED_BY = {
  /** By its owner, who stays signed in with this browser. */
  passwordChanged: ['passwordLink', 'emailChange', 'session'],
  /** By a link, whose row stays to answer "already used". */
  passwordReset: ['emailChange', 'session'],
  /** By the operator command on the server, for an account whose owner has lost everything. */
  accountReset: ['passwordLink', 'emailChange', 'session', 'secondFactor', 'passkey'],
  /** By an operator, for an owner who has lost the second factor. */
  factorReset: ['emailChange', 'session', 'secondFactor', 'passkey'],
  /** By its owner, who stays signed in with this browser. */
  factorAdded: ['emailChange', 'session'],
  /** By its owner, who stays signed in with this browser. */
  factorRemoved: ['emailChange', 'session', 'secondFactor'],
  /** The owner has ended one of the sessions, by its public id. */
  sessionEnded: ['emailChange'],
  /** The link of the change is redeemed. A link to set a password was sent to the old address. */
  emailChanged: ['passwordLink', 'session'],
  /** An operator was disabled, or the subscription of a client is no longer active. */
  accountClosed: ['passwordLink', 'emailChange', 'session'],
} as const satisfies Readonly<Record<string, readonly Grant[]>>;

export type RevokingEvent = keyof typeof REVOKED_BY;

/**
 * Revokes the grants that an event ends, inside the caller's transaction, which has locked the account's row.
 * @param keep request whose own session stays
 */
export async function revokeGrants(
  manager: EntityManager,
  event: RevokingEvent,
  accountId: AccountIds,
  keep?: ApiContext,
): Promise<void> {
  const revoke: Readonly<Record<Grant, () => Promise<void>>> = {
    passwordLink: () => revokePasswordLink(manager, accountId),
    emailChange: () => endEmailChange(manager, accountId),
    session: () => (keep ? endOtherSessions(manager, keep, accountId) : endSessions(manager, accountId)),
    secondFactor: () => deleteSecondFactor(manager, accountId),
    passkey: () => removePasskeys(manager, accountId),
  };
  for (const grant of REVOKED_BY[event]) await revoke[grant]();
}
