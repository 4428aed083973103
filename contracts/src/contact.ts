import { type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { emailAddress, optionalLine, requiredLine, requiredText } from './text.ts';

/** A message from the contact page (G4). */
export const contactSchema = object({
  name: requiredLine('Please enter your full name'),
  email: emailAddress('Please enter a valid email address', 'Please enter your email address'),
  phone: optionalLine(40),
  subject: requiredLine('Please enter a subject'),
  message: requiredText('Please write your message'),
});

export type ContactBody = InferType<typeof contactSchema>;

export interface ContactReply {
  message: string;
}

export const sendMessage = endpoint<ContactBody, ContactReply>('POST', '/api/contact', 'public');
