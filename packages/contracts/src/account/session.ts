import type { StaffPermission } from '../client/staffPermission.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import type { Locale } from '../site/locale.ts';
import type { Theme } from '../site/theme.ts';

export type AccountType = 'client' | 'admin';

/** Operator roles: owners may do everything; support reads and replies, but does not delete, launch or post to the ledger. */
export const operatorRoles = ['owner', 'support'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export interface SessionUserReply {
  id: string;
  accountType: AccountType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
  businessName: string | null;
  /** Role of an operator; null for a client. */
  role: OperatorRole | null;
}

export interface FeaturesReply {
  reservations: boolean;
  ecommerce: boolean;
  events: boolean;
  takeaway: boolean;
  loyalty: boolean;
}

export interface BrandingReply {
  businessName: string;
  description: string;
}

export interface BusinessReply {
  businessType: string;
  features: FeaturesReply;
  branding: BrandingReply;
  /** Id of the app's logo; null without one. */
  logo: string | null;
  /** When the operator marked the app as live, in ISO 8601; null before launch. */
  liveAt: string | null;
}

/** The impersonated client, as in that client's own session. */
export interface ImpersonationStateReply {
  clientId: string;
  user: SessionUserReply;
  business: BusinessReply;
  /** ISO 8601, in UTC. */
  until: string;
}

export interface SessionReply {
  user: SessionUserReply;
  accountType: AccountType;
  /** Language of the account's pages and emails; an operator keeps theirs while viewing a portal. */
  language: Locale;
  theme: Theme;
  /** The client's business; null for operators. */
  business: BusinessReply | null;
  /** What a member of a client's staff may do; null: everything. */
  permissions: readonly StaffPermission[] | null;
  /** The client whose portal the operator is viewing; null outside impersonation. */
  viewing: ImpersonationStateReply | null;
  /** Why impersonation ended without the operator ending it, as a message. */
  viewEnded: string | null;
}

export interface EndSessionReply {
  success: boolean;
}

export const session = {
  read: endpoint.get('/api/session', 'signed-in', reply<SessionReply>()),
  /** Ends the session on the server. Returns the same response without a session, so signing out never fails. */
  end: endpoint.post('/api/logout', 'public', reply<EndSessionReply>()),
};
