import { endpoint } from './endpoint.ts';

export type AccountType = 'client' | 'admin';

export interface SessionUserReply {
  id: string;
  accountType: AccountType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
  businessName: string | null;
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
  /** When the operator marked the app as live, in ISO 8601; null before launch. */
  liveAt: string | null;
}

export interface SessionReply {
  user: SessionUserReply;
  accountType: AccountType;
  /** The client's business; null for the operator. */
  business: BusinessReply | null;
}

export const getSession = endpoint<void, SessionReply>('GET', '/api/session', 'signed-in');

export interface LogoutReply {
  success: boolean;
}

/** Ends the session on the server. Answers alike with and without a session, so that logging out never fails. */
export const logout = endpoint<void, LogoutReply>('POST', '/api/logout', 'public');
