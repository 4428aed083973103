import type { SessionReply } from '@skal/contracts/session';
import type { SignedIn } from '../../server/access.ts';

const isoTime = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Who is signed in, as the browser may know it. */
export function presentSession(account: SignedIn): SessionReply {
  const { accountId, accountType, firstName, lastName, email, phone, countryCode, business } = account;
  const businessName = business?.name ?? null;
  return {
    user: { id: accountId, accountType, firstName, lastName, email, phone, countryCode, businessName },
    accountType,
    business: business && {
      businessType: business.businessType,
      features: business.features,
      branding: business.branding,
      liveAt: isoTime(business.liveAt),
    },
  };
}
