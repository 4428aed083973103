import { boolean, type InferType, object } from 'yup';
import { businessTypes } from '../client/client.ts';
import { countryCodes } from '../fields/phone.ts';
import { enumField, optionalLine, optionalPhone, optionalText } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import type { SessionReply } from './session.ts';

/** Turns blank optional values into undefined. */
export const blankToUndefined = (value: unknown) => (value === null || value === '' ? undefined : value);

/** A feature flag; blank counts as absent. */
export const optionalFlag = () =>
  boolean()
    // Reject values that would only be coerced, such as "true" or a number.
    .transform((_, raw: unknown) => blankToUndefined(raw))
    .typeError('Each feature must be true or false');

/** Features that a client may switch; loyalty belongs to the operator (N4, T25). */
const featuresSchema = object({
  reservations: optionalFlag(),
  ecommerce: optionalFlag(),
  events: optionalFlag(),
  takeaway: optionalFlag(),
})
  .transform(blankToUndefined)
  .typeError('features must be an object keyed by feature name')
  .default(undefined)
  .optional();

const brandingSchema = object({ businessName: optionalLine(), description: optionalText() })
  .transform(blankToUndefined)
  .typeError('branding must be an object')
  .default(undefined)
  .optional();

const known: readonly string[] = ['', ...countryCodes];

/**
 * Settings sent by the portal (N3, T26). Every field is optional and merged into the stored settings, nested
 * objects included (J15); absent and blank fields stay unchanged. The email address is not changed here.
 */
export const saveSettingsSchema = object({
  businessName: optionalLine(),
  businessType: enumField(businessTypes, say(/*i18n*/ 'Please choose a business type from the list')).optional(),
  /** Split at its last space, unless one of the two names below is present (T26). */
  contactName: optionalLine(),
  firstName: optionalLine(),
  lastName: optionalLine(),
  phone: optionalPhone(),
  countryCode: optionalLine(5).oneOf(known, say(/*i18n*/ 'Please choose a country from the list')),
  appFeatures: featuresSchema,
  /** The entity's name for `appFeatures`, which takes precedence. */
  features: featuresSchema,
  branding: brandingSchema,
});

/** Parsed settings: absent and blank fields are `undefined` or an empty string. */
export type ParsedSettings = InferType<typeof saveSettingsSchema>;

/** Settings as sent by a form. */
export type SaveSettingsBody = RequestOf<typeof saveSettingsSchema>;

export const settings = withPermission(['Settings'], {
  /** Returns the session after the change. */
  save: endpoint.post('/api/save-settings', 'client', saveSettingsSchema, reply<SessionReply>()),
});
