import type { SessionReply } from '@skal/contracts/session';
import { isoTimeOrNull } from '../../calendar.ts';
import type { SignedIn } from '../../server/access.ts';

/** Who is signed in, as the browser may know it. */
export function presentSession(account: SignedIn): SessionReply {
  const { accountId, accountType, firstName, lastName, email, phone, countryCode, role, business } = account;
  const businessName = business?.name ?? null;
  return {
    user: { id: accountId, accountType, firstName, lastName, email, phone, countryCode, businessName, role },
    accountType,
    business: business && {
      businessType: business.businessType,
      features: business.features,
      branding: { businessName: business.branding.businessName, description: business.branding.description },
      liveAt: isoTimeOrNull(business.liveAt),
    },
  };
}
