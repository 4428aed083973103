import type { SessionReply } from '@skal/contracts/account/session';
import type { SaveSettingsBody } from '@skal/contracts/account/settings';
import { DEFAULT_COUNTRY } from '@skal/forms';
import { toAccount } from '../../session/useAccount.ts';

/** Form values of profile and business (N4, N5). Clients cannot change loyalty (T25). */
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

/** Maps a session to form values. */
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

/** Maps form values to the request body (N3, T26): both forms of the name, and features by their wire keys. */
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

/** Merges a saved session into the form: changes made while saving stay, everything else comes from the server. */
export function mergeServerValues(sent: SettingsValues, typed: SettingsValues, saved: SettingsValues): SettingsValues {
  const since = Object.entries(typed).filter(([key, value]) => sent[key as keyof SettingsValues] !== value);
  return { ...saved, ...Object.fromEntries(since) };
}
