import { array, type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { countryCodes, digitsOf } from './phone.ts';
import { emailAddress, oneOfWords, optionalLine, optionalText, requiredLine, requiredText } from './text.ts';

/** Said when a phone call is wanted and there is no number to call (F9). */
export const PHONE_NEEDED = "Please fill out your phone number if you'd like us to call you.";

export const contactPreferences = ['email', 'call'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

const NOT_A_LIST = 'Please send the current solutions as a list of names';

/** The specified form always sends an empty list (F13). */
const currentSolution = () =>
  array()
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError(NOT_A_LIST)
    .of(requiredLine(NOT_A_LIST))
    .max(20, NOT_A_LIST)
    .default([]);

/** A request for the free discovery call, as the popup sends it (F23). */
export const consultationSchema = object({
  name: requiredLine('Please enter your full name'),
  email: emailAddress('Please enter a valid email address', 'Please enter your email address'),
  phone: optionalLine(40).when('contactPreference', ([preference], phone) =>
    preference === 'call' ? phone.test('callable', PHONE_NEEDED, (typed) => digitsOf(typed) !== '') : phone,
  ),
  countryCode: oneOfWords(countryCodes, 'Please choose a country from the list').default('+45'),
  company: requiredLine('Please enter your company name'),
  industry: requiredLine('Please choose your industry'),
  currentSolution: currentSolution(),
  challenges: optionalText(),
  contactPreference: oneOfWords(contactPreferences, 'Please choose how you would like to be contacted'),
});

export type ConsultationBody = InferType<typeof consultationSchema>;

export const requestConsultation = endpoint<ConsultationBody, InquiryReply>('POST', '/api/contact', 'public');

/** A message from the contact page (G4). */
export const messageSchema = object({
  name: requiredLine('Please enter your full name'),
  email: emailAddress('Please enter a valid email address', 'Please enter your email address'),
  phone: optionalLine(40),
  subject: requiredLine('Please enter a subject'),
  message: requiredText('Please write your message'),
});

export type MessageBody = InferType<typeof messageSchema>;

export interface InquiryReply {
  message: string;
}

export const sendMessage = endpoint<MessageBody, InquiryReply>('POST', '/api/contact', 'public');
