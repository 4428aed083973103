import type { BrandingReply, FeaturesReply } from '@skal/contracts/account/session';

/** What a new business has switched on (J13). */
export const defaultFeatures: FeaturesReply = {
  reservations: true,
  ecommerce: false,
  events: true,
  takeaway: false,
  loyalty: false,
};

/** How a new business's app is branded (J14), under its own name. */
export const defaultBranding = (businessName: string): BrandingReply => ({
  businessName,
  description: 'Premium app management',
});
