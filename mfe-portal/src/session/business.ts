import { t } from '@lingui/core/macro';
import type { BusinessReply } from '@skal/contracts/account/session';

export type Feature = keyof BusinessReply['features'];

/** Defaults of a business without settings (J13, J14). */
export const DEFAULT_BUSINESS: BusinessReply = {
  businessType: 'wine-bar',
  features: { reservations: true, events: true, ecommerce: false, loyalty: false, takeaway: false },
  branding: { businessName: t`Your App`, description: t`Premium app management` },
  logo: null,
  liveAt: null,
};

/** A partial change of a business's settings. */
export type BusinessPatch = Partial<Omit<BusinessReply, 'features' | 'branding'>> & {
  features?: Partial<BusinessReply['features']>;
  branding?: Partial<BusinessReply['branding']>;
};

/** Applies a change, including nested fields (J15). */
export const mergeBusiness = (business: BusinessReply, change: BusinessPatch): BusinessReply => ({
  ...business,
  ...change,
  features: { ...business.features, ...change.features },
  branding: { ...business.branding, ...change.branding },
});
