import type { AccountType, BusinessReply, SessionReply, SessionUserReply, ViewingReply } from '@skal/contracts/session';
import { isoTime, isoTimeOrNull } from '../../calendar.ts';
import type { Person, SignedIn, SignedInBusiness, Viewing } from '../../server/access.ts';

function presentUser(
  { accountId, firstName, lastName, email, phone, countryCode }: Person,
  rest: { accountType: AccountType; role: SignedIn['role']; business: SignedInBusiness | null },
): SessionUserReply {
  const { accountType, role, business } = rest;
  const businessName = business?.name ?? null;
  return { id: accountId, accountType, firstName, lastName, email, phone, countryCode, businessName, role };
}

const presentBusiness = ({ businessType, features, branding, logo, liveAt }: SignedInBusiness): BusinessReply => ({
  businessType,
  features,
  branding: { businessName: branding.businessName, description: branding.description },
  logo,
  liveAt: isoTimeOrNull(liveAt),
});

const presentViewing = ({ client, business, until }: Viewing): ViewingReply => ({
  clientId: business.id,
  user: presentUser(client, { accountType: 'client', role: null, business }),
  business: presentBusiness(business),
  until: isoTime(until),
});

/** Who is signed in, as the browser may know it, and whose portal they see. */
export function presentSession(account: SignedIn): SessionReply {
  const { accountType, business, viewing, viewEnded } = account;
  return {
    user: presentUser(account, account),
    accountType,
    business: business && presentBusiness(business),
    viewing: viewing && presentViewing(viewing),
    viewEnded,
  };
}
