import type { SessionReply } from '@skal/contracts/account/session';
import type { SaveSettingsBody } from '@skal/contracts/account/settings';
import { DEFAULT_COUNTRY } from '@skal/forms';
import { toAccount } from '../../session/useAccount.ts';

/** Profile and business as the form holds them (N4, N5). Loyalty is not the client's to switch (T25). */
export interface SettingsValues {
  firstName: string;
  lastName: string;
  phone: string;
  countryCode: string;
  company: string;
  businessType: string;
  brandName: string;
  reservations: boolean;
  ecommerce: boolean;
  events: boolean;
  takeaway: boolean;
}

/** The form of a session. */
export function toFormValues(session: SessionReply): SettingsValues {
  const { user, business } = toAccount(session);
  const { reservations, ecommerce, events, takeaway } = business.features;
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? '',
    countryCode: user.countryCode || DEFAULT_COUNTRY,
    company: user.businessName ?? '',
    businessType: business.businessType,
    brandName: business.branding.businessName,
    reservations,
    ecommerce,
    events,
    takeaway,
  };
}

/** What is sent (N3, T26): both forms of the name, and the features by the wire's own key. */
export function toBody(values: SettingsValues): SaveSettingsBody {
  const { firstName, lastName, phone, countryCode, company, businessType, brandName } = values;
  const { reservations, ecommerce, events, takeaway } = values;
  return {
    businessName: company,
    businessType: businessType as SaveSettingsBody['businessType'],
    contactName: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    phone,
    countryCode,
    appFeatures: { reservations, ecommerce, events, takeaway },
    branding: { businessName: brandName } as SaveSettingsBody['branding'],
  };
}

/** What was typed while the save was under way stays; everything else is as the server has it now. */
export function mergeServerValues(sent: SettingsValues, typed: SettingsValues, saved: SettingsValues): SettingsValues {
  const since = Object.entries(typed).filter(([key, value]) => sent[key as keyof SettingsValues] !== value);
  return { ...saved, ...Object.fromEntries(since) };
}
