import type { AccountType, BrandingReply, FeaturesReply, OperatorRole } from '@skal/contracts/account/session';
import type { Access, Endpoint } from '@skal/contracts/http/endpoint';
import { forbidden, impersonationIsReadOnly, notSignedIn } from '../errors/HttpError.ts';

/** Public profile of an account. */
export interface UserProfile {
  accountId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
}

/** The authenticated user with what most endpoints need, read together with the session. */
export interface AuthenticatedUser extends UserProfile {
  accountType: AccountType;
  /** Role of an operator; null for a client. */
  role: OperatorRole | null;
  /** Null for an operator. */
  business: AuthenticatedBusiness | null;
  /** The client that an operator impersonates in this browser; the user remains the operator. */
  viewing: ImpersonationContext | null;
  /** Why impersonation ended without the operator ending it, as a message. */
  viewEnded: string | null;
}

export interface ImpersonationContext {
  client: UserProfile;
  business: AuthenticatedBusiness;
  until: number;
}

export interface AuthenticatedBusiness {
  id: string;
  name: string;
  businessType: string;
  features: FeaturesReply;
  branding: BrandingReply;
  logo: string | null;
  liveAt: number | null;
}

/** Returns the impersonated business, or the user's own; null for an operator without impersonation. */
export const getEffectiveBusiness = ({ viewing, business }: AuthenticatedUser): AuthenticatedBusiness | null =>
  viewing?.business ?? business;

const CHECKS: Record<Access, (account: AuthenticatedUser) => boolean> = {
  public: () => true,
  'signed-in': () => true,
  client: ({ accountType, business }) => accountType === 'client' && business !== null,
  admin: ({ accountType }) => accountType === 'admin',
  owner: ({ accountType, role }) => accountType === 'admin' && role === 'owner',
  // A signed-in user is not an app; API keys are checked separately.
  app: () => false,
};

/**
 * Authorisation: checks that a user has access to an endpoint.
 * @throws HttpError 401 without a user, 403 for the wrong user
 */
export function requireAccess({ access, method }: Endpoint, account: AuthenticatedUser | undefined): void {
  if (access === 'public') return;
  if (!account) throw notSignedIn();
  // During impersonation an operator may read what the client may read.
  if (access === 'client' && method === 'GET' && account.viewing) return;
  if (!CHECKS[access](account)) throw forbidden(account.viewEnded ?? undefined);
}

const READABLE_WHILE_VIEWING: readonly Access[] = ['public', 'signed-in', 'client'];

/**
 * Makes impersonation read-only: rejects every change, and also the operator's own pages, where it would be unclear who
 * is acting. The route that ends impersonation is exempt.
 * @throws HttpError 403 that names the client
 */
export function requireNoImpersonation({ access, method }: Endpoint, account: AuthenticatedUser | undefined): void {
  if (!account?.viewing || (method === 'GET' && READABLE_WHILE_VIEWING.includes(access))) return;
  throw impersonationIsReadOnly(account.viewing.business.name);
}
