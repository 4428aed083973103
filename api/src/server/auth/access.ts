import type { AccountType, BrandingReply, FeaturesReply, OperatorRole } from '@skal/contracts/account/session';
import type { Access, Endpoint } from '@skal/contracts/http/endpoint';
import { forbidden, impersonationIsReadOnly, notSignedIn } from '../errors/HttpError.ts';

/** An account, as far as pages name it. */
export interface UserProfile {
  accountId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
}

/** Who is signed in, with what nearly every endpoint needs to know of them: read together with the session. */
export interface AuthenticatedUser extends UserProfile {
  accountType: AccountType;
  /** What an operator may do; null for a client. */
  role: OperatorRole | null;
  /** Null for an operator. */
  business: AuthenticatedBusiness | null;
  /** The client whose portal an operator sees just now, in this browser; whoever is signed in stays who they are. */
  viewing: ImpersonationContext | null;
  /** Why a view is over that nobody has ended, as a sentence. */
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

/** The business whose portal somebody sees: that of a view, or their own; null for an operator without a view. */
export const effectiveBusiness = ({ viewing, business }: AuthenticatedUser): AuthenticatedBusiness | null =>
  viewing?.business ?? business;

const MAY: Record<Access, (account: AuthenticatedUser) => boolean> = {
  public: () => true,
  'signed-in': () => true,
  client: ({ accountType, business }) => accountType === 'client' && business !== null,
  admin: ({ accountType }) => accountType === 'admin',
  owner: ({ accountType, role }) => accountType === 'admin' && role === 'owner',
  // Nobody who is signed in is an app; its key is asked for at a door of its own.
  app: () => false,
};

/**
 * Lets those through whom an endpoint is for.
 * @throws HttpError 401 when nobody is signed in, 403 when it is somebody else
 */
export function requireAccess({ access, method }: Endpoint, account: AuthenticatedUser | undefined): void {
  if (access === 'public') return;
  if (!account) throw notSignedIn();
  // Whoever sees a client's portal reads what the client reads, and nothing beyond it.
  if (access === 'client' && method === 'GET' && account.viewing) return;
  if (!MAY[access](account)) throw forbidden(account.viewEnded ?? undefined);
}

const SEEN: readonly Access[] = ['public', 'signed-in', 'client'];

/**
 * Holds a view to looking: what changes something is refused, whoever it is for, and so are the operator's own pages,
 * on which one would not know who one is. What ends the view is let through by its route.
 * @throws HttpError 403, by name
 */
export function requireNoImpersonation({ access, method }: Endpoint, account: AuthenticatedUser | undefined): void {
  if (!account?.viewing || (method === 'GET' && SEEN.includes(access))) return;
  throw impersonationIsReadOnly(account.viewing.business.name);
}
