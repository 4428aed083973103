import type { AuthenticatedBusiness } from '../../server/auth/access.ts';

/** Columns of a joined business. */
export interface BusinessRow {
  businessName: string;
  businessType: string;
  features: string;
  branding: string;
  logo: string | null;
  liveAt: number | null;
}

/** Builds the business of a signed-in user from a joined row. */
export const toAuthenticatedBusiness = (id: string, row: BusinessRow): AuthenticatedBusiness => ({
  id,
  name: row.businessName,
  businessType: row.businessType,
  features: JSON.parse(row.features),
  branding: JSON.parse(row.branding),
  logo: row.logo,
  liveAt: row.liveAt === null ? null : Number(row.liveAt),
});
