import { array, type InferType, object, ValidationError } from 'yup';
import { countryCodes, extractDigits } from '../fields/phone.ts';
import {
  emailAddress,
  enumField,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredLine,
  requiredText,
} from '../fields/text.ts';
import { endpoint, type OneOf, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';

/** Error when a call is requested without a phone number (F9). */
export const PHONE_NEEDED = say(/*i18n*/ "Please fill out your phone number if you'd like us to call you.");

export const contactPreferences = ['email', 'call'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

const NOT_A_LIST = 'currentSolution must be a list of names';

/** The specified form always sends an empty list (F13). */
const currentSolution = () =>
  array()
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError(NOT_A_LIST)
    .of(requiredLine(NOT_A_LIST))
    .max(20, NOT_A_LIST)
    .default([]);

/**
 * Name of the honeypot, a hidden field. Input in it marks the inquiry as suspected spam. Browsers, password managers
 * and contact cards must not fill it in, so the name is outside HTML's autofill vocabulary and matches none of their
 * heuristics.
 */
export const HONEYPOT = 'inquiryRemark';

/** The hidden field. Tabs of an earlier release send it as `website`. */
const honeypot = () => ({ [HONEYPOT]: optionalLine(), website: optionalLine() });

/** A request for the free consultation, as sent by the popup (F23). */
export const consultationSchema = object({
  name: requiredLine(say(/*i18n*/ 'Please enter your full name')),
  email: emailAddress(
    say(/*i18n*/ 'Please enter a valid email address'),
    say(/*i18n*/ 'Please enter your email address'),
  ),
  phone: optionalPhone().when('contactPreference', ([preference], phone) =>
    preference === 'call' ? phone.test('callable', PHONE_NEEDED, (input) => extractDigits(input) !== '') : phone,
  ),
  countryCode: enumField(countryCodes, say(/*i18n*/ 'Please choose a country from the list')).default('+45'),
  company: requiredLine(say(/*i18n*/ 'Please enter your company name')),
  industry: requiredLine(say(/*i18n*/ 'Please choose your industry')),
  currentSolution: currentSolution(),
  challenges: optionalText(),
  contactPreference: enumField(contactPreferences, say(/*i18n*/ 'Please choose how you would like to be contacted')),
  ...honeypot(),
});

export type ConsultationBody = InferType<typeof consultationSchema>;

/** A message from the contact page (G4). */
export const messageSchema = object({
  name: requiredLine(say(/*i18n*/ 'Please enter your full name')),
  email: emailAddress(
    say(/*i18n*/ 'Please enter a valid email address'),
    say(/*i18n*/ 'Please enter your email address'),
  ),
  phone: optionalPhone(),
  subject: requiredLine(say(/*i18n*/ 'Please enter a subject')),
  message: requiredText(say(/*i18n*/ 'Please write your message')),
  ...honeypot(),
});

export type MessageBody = InferType<typeof messageSchema>;

export interface InquiryReply {
  message: string;
}

const CONSULTATION_ONLY = ['contactPreference', 'company', 'industry'];
const MESSAGE_ONLY = ['subject', 'message'];

/** Both forms use one URL and are distinguished by the fields that only one of them has (T11). */
export const inquirySchema: OneOf<typeof consultationSchema | typeof messageSchema> = {
  forms: [consultationSchema, messageSchema],
  choose(raw) {
    const sent = new Map(Object.entries(Object(raw)));
    const hasAny = (names: readonly string[]) => names.some((name) => sent.get(name) !== undefined);
    const isConsultation = hasAny(CONSULTATION_ONLY);
    const isMessage = hasAny(MESSAGE_ONLY);
    if (isConsultation && isMessage) {
      throw new ValidationError(
        say(/*i18n*/ 'Please send either a consultation request or a message, not both in one.'),
      );
    }
    if (!isConsultation && !isMessage)
      throw new ValidationError(say(/*i18n*/ 'Please send a consultation request or a message.'));
    return isConsultation ? consultationSchema : messageSchema;
  },
};

export const inquiry = {
  send: endpoint.post('/api/contact', 'public', inquirySchema, reply<InquiryReply>(201, { errorStatuses: [422] })),
};
