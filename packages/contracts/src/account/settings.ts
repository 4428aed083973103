import { boolean, type InferType, object } from 'yup';
import { businessTypes } from '../client/client.ts';
import { countryCodes } from '../fields/phone.ts';
import { enumField, optionalLine, optionalPhone, optionalText } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import type { SessionReply } from './session.ts';

/** For a part of a body that may be left out. */
export const blankIsAbsent = (value: unknown) => (value === null || value === '' ? undefined : value);

/** Whether a feature is on or off; blank counts as absent. */
export const onOrOff = () =>
  boolean()
    // What merely could be read as one, the word "true" or a number, is refused.
    .transform((_, raw: unknown) => blankIsAbsent(raw))
    .typeError('A feature is either on or off');

/** The features that a client switches; loyalty is the operator's (N4, T25). */
const featuresSchema = object({
  reservations: onOrOff(),
  ecommerce: onOrOff(),
  events: onOrOff(),
  takeaway: onOrOff(),
})
  .transform(blankIsAbsent)
  .typeError('Please send the features by name')
  .default(undefined)
  .optional();

const brandingSchema = object({ businessName: optionalLine(), description: optionalText() })
  .transform(blankIsAbsent)
  .typeError('Please send the branding by name')
  .default(undefined)
  .optional();

const known: readonly string[] = ['', ...countryCodes];

/**
 * Settings as the portal sends them (N3, T26). Every field is optional and merges into what is there, nested
 * parts included (J15); a field that is absent or blank is left as it was. The e-mail is not changed here.
 */
export const saveSettingsSchema = object({
  businessName: optionalLine(),
  businessType: enumField(businessTypes, 'Please choose a business type from the list').optional(),
  /** Split on its last space, and only when neither of the two names below is there (T26). */
  contactName: optionalLine(),
  firstName: optionalLine(),
  lastName: optionalLine(),
  phone: optionalPhone(),
  countryCode: optionalLine(5).oneOf(known, 'Please choose a country from the list'),
  appFeatures: featuresSchema,
  /** The entity's name for the same; what `appFeatures` says counts more. */
  features: featuresSchema,
  branding: brandingSchema,
});

/** Settings as they have been read: what is absent or blank is `undefined` or an empty string. */
export type ParsedSettings = InferType<typeof saveSettingsSchema>;

/** Settings as a form sends them. */
export type SaveSettingsBody = RequestOf<typeof saveSettingsSchema>;

export const settings = {
  /** Answers with the session as it is after the change. */
  save: endpoint.post('/api/save-settings', 'client', saveSettingsSchema, reply<SessionReply>()),
};
