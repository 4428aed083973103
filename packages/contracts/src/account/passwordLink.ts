import { type InferType, object } from 'yup';
import { emailAddress, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { apiPasswordConfirmation, formPasswordConfirmation, newPassword } from './password.ts';

/** Request for a link to set a password. */
export const requestPasswordLinkSchema = object({
  email: emailAddress(say(/*i18n*/ 'Please enter a valid email address')),
});

export interface LinkRequestedReply {
  message: string;
}

/** Rules and messages of the form behind the link. */
export const redeemPasswordLinkForm = object({
  newPassword: newPassword(),
  confirmPassword: formPasswordConfirmation(),
});

const token = () => requiredLine(say(/*i18n*/ 'This link is incomplete. Please open it again from the email.'));

/** Request for the account behind a link. The token is in the link's URL fragment. */
export const readPasswordLinkSchema = object({ token: token() });

/** Redemption of a link. */
export const redeemPasswordLinkSchema = object({
  token: token(),
  newPassword: newPassword(),
  confirmPassword: apiPasswordConfirmation(),
});

export type RedeemPasswordLinkBody = InferType<typeof redeemPasswordLinkSchema>;

/** Why a link is rejected (410): the `code` of the error. */
export type LinkErrorCode = 'used' | 'expired';

/** Code of a 410 for an invitation to a client's staff: its message says why, and a new password link would not help. */
export const INVITATION_REJECTED = 'invitation';

/** The account whose password the link sets. */
export interface LinkAccountReply {
  email: string;
}

export interface LinkRedeemedReply {
  message: string;
}

/** One-time link to set an account's password, or to accept an invitation to a client's staff. */
export const passwordLink = {
  /** Returns the same response whether or not the account exists. */
  request: endpoint.post('/api/password-link', 'public', requestPasswordLinkSchema, reply<LinkRequestedReply>(202)),
  /** Does not redeem the link: the page calls it when it opens. */
  read: endpoint.post(
    '/api/set-password/account',
    'public',
    readPasswordLinkSchema,
    reply<LinkAccountReply>(200, { errorStatuses: [410] }),
  ),
  redeem: endpoint.post(
    '/api/set-password',
    'public',
    redeemPasswordLinkSchema,
    reply<LinkRedeemedReply>(200, { errorStatuses: [410] }),
  ),
};
