import { endpoint, reply } from '../http/endpoint.ts';

export type AccountType = 'client' | 'admin';

/** What an operator may do: an owner everything; support sees and answers, and neither deletes, launches nor books. */
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
  /** An operator's; null for a client. */
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
  /** The id of the app's logo; null where there is none. */
  logo: string | null;
  /** When the operator marked the app as live, in ISO 8601; null before launch. */
  liveAt: string | null;
}

/** The client whose portal an operator sees, as that client's own session would say it. */
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
  /** The client's business; null for the operator. */
  business: BusinessReply | null;
  /** Whose portal the operator sees just now; null but for that time. */
  viewing: ImpersonationStateReply | null;
  /** Why a view is over that nobody has ended: a sentence for the operator. */
  viewEnded: string | null;
}

export interface EndSessionReply {
  success: boolean;
}

export const session = {
  read: endpoint.get('/api/session', 'signed-in', reply<SessionReply>()),
  /** Ends it on the server. Answers alike with and without a session, so that signing out never fails. */
  end: endpoint.post('/api/logout', 'public', reply<EndSessionReply>()),
};
