import { type InferType, number, object } from 'yup';
import { blankToUndefined, optionalFlag } from '../account/settings.ts';
import { enumField, optionalDay, optionalLine, optionalPhone, optionalText, requiredLine } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { businessTypes, type ClientDetailReply, clientStatuses, subscriptionPlans } from './client.ts';

const VERSION = 'The version must be a whole number.';

const blankIfNull = (value: unknown, raw: unknown) => (raw === null ? '' : value);

const colour = () =>
  optionalLine(7)
    .matches(/^#[0-9a-f]{6}$/i, {
      message: say(/*i18n*/ 'Please enter the colour as a hex value, such as #1f5f66.'),
      excludeEmptyString: true,
    })
    .transform(blankIfNull)
    .default(undefined);

const features = object({
  reservations: optionalFlag(),
  ecommerce: optionalFlag(),
  events: optionalFlag(),
  takeaway: optionalFlag(),
  loyalty: optionalFlag(),
})
  .transform(blankToUndefined)
  .typeError('features must be an object keyed by feature name')
  .default(undefined)
  .optional();

const branding = object({
  businessName: requiredLine(say(/*i18n*/ 'App name is required')).optional(),
  description: optionalText().transform(blankIfNull).default(undefined),
  primaryColor: colour(),
  accentColor: colour(),
})
  .transform(blankToUndefined)
  .typeError('branding must be an object')
  .default(undefined)
  .optional();

/**
 * An operator's changes to a client: the changed fields, and the version they are based on. Absent fields stay
 * unchanged; an empty text or null clears an optional field. Without a version the change applies to the current
 * record. The email address is not changed here: a new one has to be verified first.
 */
export const editClientSchema = object({
  version: number().typeError(VERSION).integer(VERSION).min(1, VERSION),
  contactName: requiredLine(say(/*i18n*/ 'Contact name is required')).optional(),
  businessName: requiredLine(say(/*i18n*/ 'Business name is required')).optional(),
  businessType: enumField(businessTypes, say(/*i18n*/ 'Please choose a business type from the list')).optional(),
  phone: optionalPhone().transform(blankIfNull).default(undefined),
  subscriptionPlan: enumField(subscriptionPlans, say(/*i18n*/ 'Please choose a plan from the list')).optional(),
  status: enumField(clientStatuses, say(/*i18n*/ 'Please choose a status from the list')).optional(),
  nextBillingDate: optionalDay(say(/*i18n*/ 'Please enter the date as YYYY-MM-DD.'))
    .transform(blankIfNull)
    .default(undefined),
  features,
  branding,
});

/** Parsed changes. */
export type ParsedClientEdit = InferType<typeof editClientSchema>;

/** Changes as sent by a form. */
export type EditClientBody = RequestOf<typeof editClientSchema>;

/** Separate from the list for the same reason as `newClient`. */
export const clientEdit = {
  /** 409 with the current record (`current`) when the version is outdated. */
  edit: endpoint.patch(
    '/api/admin/clients/:id',
    'admin',
    editClientSchema,
    reply<ClientDetailReply>(200, { errorStatuses: [409] }),
  ),
};
