import type { AccountType, BrandingReply, FeaturesReply, OperatorRole } from '@skal/contracts/account/session';
import type { StaffPermission, StaffRole } from '@skal/contracts/client/staff';
import type { Access, Endpoint } from '@skal/contracts/http/endpoint';
import type { Locale } from '@skal/contracts/site/locale';
import type { Theme } from '@skal/contracts/site/theme';
import type { Text } from '../../language/text.ts';
import { forbidden, impersonationIsReadOnly, notSignedIn, permissionNeeded } from '../errors/HttpError.ts';

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
  /** Language of pages and emails. */
  language: Locale;
  theme: Theme;
  /** What a member of a client's staff may do; null for an owner, who may do everything, and for an operator. */
  member: AuthenticatedMember | null;
  /** Null for an operator. */
  business: AuthenticatedBusiness | null;
  /** The client that an operator impersonates in this browser; the user remains the operator. */
  viewing: ImpersonationContext | null;
  /** Why impersonation ended without the operator ending it, as a message. */
  viewEnded: Text | null;
}

/** A member of a client's staff, as stored at the time of the request. */
export interface AuthenticatedMember {
  staffId: string;
  name: string;
  role: StaffRole;
  permissions: readonly StaffPermission[];
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

/** Whether a user is a member of staff without any of the permissions that an endpoint accepts. */
const lacksPermission = ({ permission }: Endpoint, { member }: AuthenticatedUser): boolean =>
  permission !== undefined && member !== null && !permission.some((each) => member.permissions.includes(each));

/**
 * Authorisation: checks that a user has access to an endpoint.
 * @throws HttpError 401 without a user, 403 for the wrong user, or a member of staff without the permission
 */
export function requireAccess(endpoint: Endpoint, account: AuthenticatedUser | undefined): void {
  const { access, method } = endpoint;
  if (access === 'public') return;
  if (!account) throw notSignedIn();
  // During impersonation an operator may read what the client may read.
  if (access === 'client' && method === 'GET' && account.viewing) return;
  if (!CHECKS[access](account)) throw forbidden(account.viewEnded ?? undefined);
  if (lacksPermission(endpoint, account)) throw permissionNeeded();
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
