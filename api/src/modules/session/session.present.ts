import type {
  AccountType,
  BusinessReply,
  ImpersonationStateReply,
  SessionReply,
  SessionUserReply,
} from '@skal/contracts/account/session';
import type { Locale } from '@skal/contracts/site/locale';
import { textFor } from '../../language/text.ts';
import type {
  AuthenticatedBusiness,
  AuthenticatedUser,
  ImpersonationContext,
  UserProfile,
} from '../../server/auth/access.ts';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';

function presentUser(
  { accountId, firstName, lastName, email, phone, countryCode }: UserProfile,
  rest: { accountType: AccountType; role: AuthenticatedUser['role']; business: AuthenticatedBusiness | null },
): SessionUserReply {
  const { accountType, role, business } = rest;
  const businessName = business?.name ?? null;
  return { id: accountId, accountType, firstName, lastName, email, phone, countryCode, businessName, role };
}

const presentBusiness = ({ businessType, features, branding, logo, liveAt }: AuthenticatedBusiness): BusinessReply => ({
  businessType,
  features,
  branding: { businessName: branding.businessName, description: branding.description },
  logo,
  liveAt: toIsoTimeOrNull(liveAt),
});

const presentViewing = ({ client, business, until }: ImpersonationContext): ImpersonationStateReply => ({
  clientId: business.id,
  user: presentUser(client, { accountType: 'client', role: null, business }),
  business: presentBusiness(business),
  until: toIsoTime(until),
});

/** Builds the reply about the signed-in user, and the client whose portal they see. */
export function presentSession(account: AuthenticatedUser, locale: Locale): SessionReply {
  const { accountType, language, theme, business, member, viewing, viewEnded } = account;
  return {
    user: presentUser(account, account),
    accountType,
    language,
    theme,
    business: business && presentBusiness(business),
    permissions: member?.permissions ?? null,
    viewing: viewing && presentViewing(viewing),
    viewEnded: viewEnded && textFor(locale, viewEnded),
  };
}
