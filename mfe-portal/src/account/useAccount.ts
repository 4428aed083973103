import type { BusinessReply, SessionReply } from '@skal/contracts/session';
import { useSession } from '@skal/shell-kit/api';
import { DEFAULT_BUSINESS, mergeBusiness } from './business.ts';

export interface Account {
  user: SessionReply['user'];
  /** First and last name, or 'User' where neither is known (J1). */
  name: string;
  business: BusinessReply;
  /** Whether the operator has marked the app as live: until then every panel stays covered. */
  live: boolean;
}

/** Reads the account that a session belongs to. */
export function readAccount({ user, business }: SessionReply): Account {
  const settings = business ? mergeBusiness(DEFAULT_BUSINESS, business) : DEFAULT_BUSINESS;
  return {
    user,
    name: `${user.firstName} ${user.lastName}`.trim() || 'User',
    business: settings,
    live: settings.liveAt !== null,
  };
}

/** The signed-in client's account. */
export const useAccount = (): Account => readAccount(useSession());
