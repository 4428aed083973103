import { t } from '@lingui/core/macro';

/** Names of the sections that replies link to, by the section's id. */
export const sectionNames = {
  overview: t`Overview`,
  'app-status': t`App Status`,
  adoption: t`User Adoption`,
  commerce: t`Commerce`,
  performance: t`Performance`,
  content: t`Content`,
  products: t`Product Catalog`,
  bookings: t`Reservations`,
  events: t`Events & Experiences`,
  takeaway: t`Takeaway Orders`,
  loyalty: t`Loyalty`,
  achievements: t`Achievements`,
  'push-notifications': t`Push Notifications`,
  billing: t`Billing`,
  support: t`Support`,
  settings: t`Settings`,
} as const;

export type NamedSection = keyof typeof sectionNames;
