import type { OptionalAttachmentKind } from '../support/attachmentKinds.ts';
import { INQUIRY_DAYS } from './serviceCommitments.ts';

/**
 * What the owner sets about the site: shown on pages, in mails and in structured data. An empty text is
 * not shown anywhere; nothing about the company is invented.
 */
export interface SiteInfo {
  brand: string;
  phone: string;
  salesEmail: string;
  companyName: string;
  companyAddress: string;
  companyCvr: string;
  /** The public address of the site without a trailing slash, for canonical links and mails. */
  origin: string;
  /** After so many days inquiries are deleted: what the api keeps to, where one runs. */
  inquiryDays: number;
  /** Kinds of file that tickets take besides the specified ones; absent where there are none. */
  attachmentKinds?: readonly OptionalAttachmentKind[];
}

/** The environment variable of each fact. */
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
 * Placeholders for a product that is only tried out: the address is in a reserved domain, and no Danish
 * number begins with 00. Production shows neither; it shows what the owner has set.
 */
const TRIAL: Partial<SiteInfo> = { phone: '+45 00 00 00 00', salesEmail: 'sales@skal.example' };

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
    ...(env.NODE_ENV === 'production' ? {} : TRIAL),
  };
  const names = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[];
  for (const name of names) {
    const value = env[VARIABLES[name]]?.trim();
    if (value) base[name] = value;
  }
  base.origin = base.origin.replace(/\/+$/, '');
  return base;
}
