import type { Access } from '@skal/contracts/endpoint';
import type { AccountType, BrandingReply, FeaturesReply, OperatorRole } from '@skal/contracts/session';
import { forbidden, notSignedIn } from './refusal.ts';

/** Who is signed in, with what nearly every endpoint needs to know of them: read together with the session. */
export interface SignedIn {
  accountId: string;
  accountType: AccountType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
  /** What an operator may do; null for a client. */
  role: OperatorRole | null;
  /** Null for an operator. */
  business: SignedInBusiness | null;
}

export interface SignedInBusiness {
  id: string;
  name: string;
  businessType: string;
  features: FeaturesReply;
  branding: BrandingReply;
  liveAt: number | null;
}

const MAY: Record<Access, (account: SignedIn) => boolean> = {
  public: () => true,
  'signed-in': () => true,
  client: ({ accountType, business }) => accountType === 'client' && business !== null,
  admin: ({ accountType }) => accountType === 'admin',
  owner: ({ accountType, role }) => accountType === 'admin' && role === 'owner',
};

/**
 * Lets those through whom an endpoint is for.
 * @throws Refusal 401 when nobody is signed in, 403 when it is somebody else
 */
export function requireAccess(access: Access, account: SignedIn | undefined): void {
  if (access === 'public') return;
  if (!account) throw notSignedIn();
  if (!MAY[access](account)) throw forbidden();
}
