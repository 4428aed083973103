import { type InferType, object } from 'yup';
import type { LinkSentReply } from '../client/clientPasswordLink.ts';
import { emailAddress, requiredLine } from '../fields/text.ts';
import { endpoint, noContent, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { currentPassword } from './password.ts';

/** Request to change the sign-in address. */
export const requestEmailChangeSchema = object({
  newEmail: emailAddress(say(/*i18n*/ 'Please enter a valid email address')),
  currentPassword: currentPassword(),
});

/** Confirmation by the mailed link. The token is in the link's URL fragment. */
export const confirmEmailChangeSchema = object({
  token: requiredLine(say(/*i18n*/ 'This link is incomplete. Please open it again from the email.')),
});

/** Cancellation by the link sent to the account's current address. */
export const stopEmailChangeSchema = object({
  token: requiredLine(say(/*i18n*/ 'This link is incomplete. Please open it again from the email.')),
});

export type RequestEmailChangeBody = InferType<typeof requestEmailChangeSchema>;

export interface EmailChangedReply {
  /** The new sign-in address. */
  email: string;
}

/** Change of an account's email address; the owner must prove control of the new mailbox. */
export const emailChange = {
  /** Returns the same response whether or not the address is already in use. */
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
  /** Returns the same response when no change is pending. */
  stop: endpoint.post('/api/email-change/stop', 'public', stopEmailChangeSchema, noContent({ errorStatuses: [410] })),
};
