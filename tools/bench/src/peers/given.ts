import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** What a server that is measured beside the product is told: its database, and the key that cookies are signed with. */
export const given = {
  databaseUrl: process.env.DATABASE_URL ?? '',
  sessionKey: process.env.SESSION_KEYS ?? '',
};

/** Connections to the database, as many as the product has by default. */
export const POOL = 10;

const COOKIE = /(?:^|; )skal\.sid=([^;]+)/;
const SIGNATURE = /(?:^|; )skal\.sid\.sig=([^;]+)/;

/** The stored id of the session whose cookie this is. */
export const sessionIn = (cookies = ''): string => hash('sha256', COOKIE.exec(cookies)?.[1] ?? '');

/** Whether the session's cookie is one that we have signed. */
export function isSigned(cookies = ''): boolean {
  const [, value = ''] = COOKIE.exec(cookies) ?? [];
  const [, signature = ''] = SIGNATURE.exec(cookies) ?? [];
  const expected = createHmac('sha256', given.sessionKey).update(`skal.sid=${value}`).digest('base64url');
  return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

/** A form, as a visitor sends it. */
export interface Form {
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  company: string;
  industry: string;
  currentSolution: string[];
  challenges: string;
  contactPreference: string;
}

/** What somebody who is signed in is told of themselves. */
export interface Person {
  id: string;
  accountType: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
}

/** A business, as pages know it. */
export interface Business {
  name: string;
  businessType: string;
  features: unknown;
  branding: unknown;
  liveAt: number | null;
}

/** The answer to who is signed in. */
export const sessionReply = (person: Person, role: string | null, business: Business | null) => ({
  user: { ...person, businessName: business?.name ?? null, role },
  accountType: person.accountType,
  business: business && {
    businessType: business.businessType,
    features: business.features,
    branding: business.branding,
    logo: null,
    liveAt: business.liveAt === null ? null : new Date(Number(business.liveAt)).toISOString(),
  },
  viewing: null,
  viewEnded: null,
});

/** The answer to a form. */
export const RECEIVED = { message: "Thank you! We'll get back to you within one business day." };
