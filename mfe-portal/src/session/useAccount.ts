import { t } from '@lingui/core/macro';
import type { BusinessReply, SessionReply } from '@skal/contracts/account/session';
import type { StaffPermission } from '@skal/contracts/client/staff';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { useSession } from '@skal/shell-kit/api';
import { useMemo } from 'react';
import { DEFAULT_BUSINESS, mergeBusiness } from './business.ts';

export interface Account {
  /** Owner of drafts in this browser; undefined during an impersonation, which is read-only. */
  draftOwner: string | undefined;
  user: SessionReply['user'];
  /** First and last name, or 'User' without either (J1). */
  name: string;
  business: BusinessReply;
  /** Whether the operator has marked the app as live; before that every panel is covered. */
  live: boolean;
  /** What a member of staff may see and change; null: everything. */
  permissions: readonly StaffPermission[] | null;
}

/** Whether the user has a permission; owners, and operators during an impersonation, have all. */
export const hasPermission = ({ permissions }: Pick<Account, 'permissions'>, permission: StaffPermission): boolean =>
  permissions === null || permissions.includes(permission);

/** Whether the user may call an endpoint, by the permissions that it names. */
export const mayCall = (account: Pick<Account, 'permissions'>, { permission }: Pick<Endpoint, 'permission'>): boolean =>
  permission?.some((one) => hasPermission(account, one)) ?? true;

/** The client's session, also during an impersonation. */
const seenSession = ({ viewing, ...session }: SessionReply): Pick<SessionReply, 'user' | 'business'> =>
  viewing ?? session;

/** Maps a session to the account that the portal shows. */
export function toAccount(session: SessionReply): Account {
  const { user, business } = seenSession(session);
  const settings = business ? mergeBusiness(DEFAULT_BUSINESS, business) : DEFAULT_BUSINESS;
  return {
    draftOwner: session.viewing ? undefined : user.id,
    user,
    name: `${user.firstName} ${user.lastName}`.trim() || t`User`,
    business: settings,
    live: settings.liveAt !== null,
    // An api of the previous release, during an update, has no permissions.
    permissions: session.permissions ?? null,
  };
}

/**
 * Returns the account of the signed-in or impersonated client, the same object for the same session: a new one in a context would
 * replace HTML below it that is not hydrated.
 */
export function useAccount(): Account {
  const session = useSession();
  return useMemo(() => toAccount(session), [session]);
}
