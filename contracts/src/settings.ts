import { boolean, type InferType, object } from 'yup';
import { businessTypes } from './client.ts';
import { endpoint } from './endpoint.ts';
import type { SessionReply } from './session.ts';
import { oneOfWords, optionalLine, optionalText } from './text.ts';

const onOrOff = () => boolean().strict().typeError('A feature is either on or off');

/** The features that a client switches; loyalty is the operator's (N4, T25). */
const featuresSchema = object({
  reservations: onOrOff(),
  ecommerce: onOrOff(),
  events: onOrOff(),
  takeaway: onOrOff(),
}).default(undefined);

/**
 * Settings as the portal sends them (N3, T26). Every field is optional and merges into what is there, nested
 * parts included (J15); a field that is absent or blank is left as it was. The e-mail is not changed here.
 */
export const saveSettingsSchema = object({
  businessName: optionalLine(),
  businessType: oneOfWords(businessTypes, 'Please choose a business type from the list').optional(),
  contactName: optionalLine(),
  firstName: optionalLine(),
  lastName: optionalLine(),
  phone: optionalLine(40),
  countryCode: optionalLine(5),
  appFeatures: featuresSchema,
  /** The entity's name for the same. */
  features: featuresSchema,
  branding: object({ businessName: optionalLine(), description: optionalText() }).default(undefined),
});

export type SaveSettingsBody = Partial<InferType<typeof saveSettingsSchema>>;

/** Answers with the session as it is after the change. */
export const saveSettings = endpoint<SaveSettingsBody, SessionReply>('POST', '/api/save-settings', 'client');
