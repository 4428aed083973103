import type { AuthenticatedBusiness } from '../../server/auth/access.ts';

/** A business, as the columns of a row say it. */
export interface BusinessRow {
  businessName: string;
  businessType: string;
  features: string;
  branding: string;
  logo: string | null;
  liveAt: number | null;
}

/** The business that a row tells of. */
export const businessFromRow = (id: string, row: BusinessRow): AuthenticatedBusiness => ({
  id,
  name: row.businessName,
  businessType: row.businessType,
  features: JSON.parse(row.features),
  branding: JSON.parse(row.branding),
  logo: row.logo,
  liveAt: row.liveAt === null ? null : Number(row.liveAt),
});
