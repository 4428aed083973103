import type { BrandingReply, FeaturesReply } from '@skal/contracts/account/session';

/** Features of a new business (J13). */
export const defaultFeatures: FeaturesReply = {
  reservations: true,
  ecommerce: false,
  events: true,
  takeaway: false,
  loyalty: false,
};

/** Branding of a new business (J14), under its own name. */
export const createDefaultBranding = (businessName: string): BrandingReply => ({
  businessName,
  description: 'Premium app management',
});
