import type { OptionalAttachmentKind } from '../support/attachmentKinds.ts';
import { INQUIRY_DAYS } from './serviceCommitments.ts';

/**
 * Site information set by the owner, shown on pages, in emails and in structured data. Empty values are not shown;
 * nothing about the company is invented.
 */
export interface SiteInfo {
  brand: string;
  phone: string;
  salesEmail: string;
  companyName: string;
  companyAddress: string;
  companyCvr: string;
  /** Public origin of the site without a trailing slash, for canonical links and emails. */
  origin: string;
  /** Retention of inquiries in days, as enforced by the api. */
  inquiryDays: number;
  /** Accepted attachment types besides the specified ones; absent if none. */
  attachmentKinds?: readonly OptionalAttachmentKind[];
}

/** Environment variable of each field. */
const VARIABLES: Record<Exclude<keyof SiteInfo, 'inquiryDays' | 'attachmentKinds'>, string> = {
  brand: 'SITE_BRAND',
  phone: 'SITE_PHONE',
  salesEmail: 'SITE_SALES_EMAIL',
  companyName: 'SITE_COMPANY_NAME',
  companyAddress: 'SITE_COMPANY_ADDRESS',
  companyCvr: 'SITE_COMPANY_CVR',
  origin: 'SITE_ORIGIN',
};

/**
 * Placeholders outside production: the domain is reserved, and no Danish number begins with 00. Production uses only
 * the owner's settings.
 */
const PLACEHOLDERS: Partial<SiteInfo> = { phone: '+45 00 00 00 00', salesEmail: 'sales@skal.example' };

/** Reads the owner's settings from the environment. */
export function readSiteInfo(env: Readonly<Record<string, string | undefined>>, defaultOrigin: string): SiteInfo {
  const base: SiteInfo = {
    brand: 'Skal',
    phone: '',
    salesEmail: '',
    companyName: '',
    companyAddress: '',
    companyCvr: '',
    origin: defaultOrigin,
    inquiryDays: INQUIRY_DAYS,
    ...(env.NODE_ENV === 'production' ? {} : PLACEHOLDERS),
  };
  const names = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[];
  for (const name of names) {
    const value = env[VARIABLES[name]]?.trim();
    if (value) base[name] = value;
  }
  base.origin = base.origin.replace(/\/+$/, '');
  return base;
}
