import { type InferType, object } from 'yup';
import type { LinkSentReply } from '../client/clientPasswordLink.ts';
import { emailAddress, requiredLine } from '../fields/text.ts';
import { endpoint, noContent, reply } from '../http/endpoint.ts';
import { currentPassword } from './password.ts';

/** The address that one wants to sign in with from now on. */
export const requestEmailChangeSchema = object({
  newEmail: emailAddress('Please enter a valid email address'),
  currentPassword: currentPassword(),
});

/** Using the link that was sent there: what it carries stands behind its number sign. */
export const confirmEmailChangeSchema = object({
  token: requiredLine('This link is not complete. Please open it again from the mail.'),
});

/** Stopping a change by the link that the account's own address was sent. */
export const stopEmailChangeSchema = object({
  token: requiredLine('This link is not complete. Please open it again from the mail.'),
});

export type RequestEmailChangeBody = InferType<typeof requestEmailChangeSchema>;

export interface EmailChangedReply {
  /** With what one signs in now. */
  email: string;
}

/** Another e-mail address for an account: its mailbox has to show that it is the owner's. */
export const emailChange = {
  /** Is answered alike, whether somebody has the address already or not. */
  request: endpoint.post(
    '/api/email-change',
    'signed-in',
    requestEmailChangeSchema,
    reply<LinkSentReply>(202, { errorStatuses: [409] }),
  ),
  confirm: endpoint.post(
    '/api/confirm-email',
    'public',
    confirmEmailChangeSchema,
    reply<EmailChangedReply>(200, { errorStatuses: [409, 410] }),
  ),
  /** Answers alike when no change is pending any more. */
  stop: endpoint.post('/api/email-change/stop', 'public', stopEmailChangeSchema, noContent({ errorStatuses: [410] })),
};
