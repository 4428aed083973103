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
 * What gives access to an account and is stored until it is used: a link to set a password (an invitation is one too),
 * a pending e-mail change, a session (with the view of a portal that hangs on it), the second factor with its recovery
 * codes, the passkeys.
 */
type Grant = 'passwordLink' | 'emailChange' | 'session' | 'secondFactor' | 'passkey';

/**
 * The table of issue 38, line 1: which event revokes which stored grants. `api/src/tests/grants.test.ts` walks it over HTTP.
 *
 * Grants that are not stored end by what they are bound to: the challenge to add a passkey and the first step of a
 * sign-in to the password's hash, a view of a portal to its session and client, all of them to the account's row, which
 * takes every grant with it when it is deleted. An app key ends when it is revoked or its client is deleted, a team's
 * token when the team is revoked: neither is backed by an account.
 */
const REVOKED_BY = {
  /** By its owner, who stays signed in with this browser. */
  passwordChanged: ['passwordLink', 'emailChange', 'session'],
  /** By a link, which is used up and stays for its "used already". */
  passwordReset: ['emailChange', 'session'],
  /** By the operator command on the server: for an account whose owner has lost everything. */
  accountReset: ['passwordLink', 'emailChange', 'session', 'secondFactor', 'passkey'],
  /** By an operator, for an owner who has lost the second factor. */
  factorReset: ['emailChange', 'session', 'secondFactor', 'passkey'],
  /** A second factor was added by its owner, who stays signed in with this browser. */
  factorAdded: ['emailChange', 'session'],
  /** A second factor was removed by its owner, who stays signed in with this browser. */
  factorRemoved: ['emailChange', 'session', 'secondFactor'],
  /** Its owner has ended one of its sessions, which is revoked by its handle. */
  sessionEnded: ['emailChange'],
  /** The link of the change is used up. A link to set a password was sent to the old address. */
  emailChanged: ['passwordLink', 'session'],
  /** An operator was disabled, or the subscription of a client is no longer active. */
  accountClosed: ['passwordLink', 'emailChange', 'session'],
} as const satisfies Readonly<Record<string, readonly Grant[]>>;

export type RevokingEvent = keyof typeof REVOKED_BY;

/**
 * Revokes what an event ends, inside the caller's transaction, which has locked the account's row.
 * @param keep the request whose own session goes on
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
