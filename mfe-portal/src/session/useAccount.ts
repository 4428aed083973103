import type { BusinessReply, SessionReply } from '@skal/contracts/account/session';
import { useSession } from '@skal/shell-kit/api';
import { DEFAULT_BUSINESS, mergeBusiness } from './business.ts';

export interface Account {
  /** Whose drafts this browser keeps: nobody's while an operator views the portal, who can send none. */
  draftOwner: string | undefined;
  user: SessionReply['user'];
  /** First and last name, or 'User' where neither is known (J1). */
  name: string;
  business: BusinessReply;
  /** Whether the operator has marked the app as live: until then every panel stays covered. */
  live: boolean;
}

/** The client's session, also where it is an operator who views the portal of one. */
const seenSession = ({ viewing, ...session }: SessionReply): Pick<SessionReply, 'user' | 'business'> =>
  viewing ?? session;

/** Reads the account that the portal shows. */
export function toAccount(session: SessionReply): Account {
  const { user, business } = seenSession(session);
  const settings = business ? mergeBusiness(DEFAULT_BUSINESS, business) : DEFAULT_BUSINESS;
  return {
    draftOwner: session.viewing ? undefined : user.id,
    user,
    name: `${user.firstName} ${user.lastName}`.trim() || 'User',
    business: settings,
    live: settings.liveAt !== null,
  };
}

/** The account of the client who is signed in, or whose portal is viewed. */
export const useAccount = (): Account => toAccount(useSession());
