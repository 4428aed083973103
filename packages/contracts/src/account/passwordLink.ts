import { type InferType, object } from 'yup';
import { emailAddress, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { apiPasswordConfirmation, formPasswordConfirmation, newPassword } from './password.ts';

/** Asking for a link to set a password. */
export const requestPasswordLinkSchema = object({ email: emailAddress('Please enter a valid email address') });

export interface LinkRequestedReply {
  message: string;
}

/** The rules of the page that such a link opens, with the form's sentences. */
export const redeemPasswordLinkForm = object({
  newPassword: newPassword(),
  confirmPassword: formPasswordConfirmation(),
});

const token = () => requiredLine('This link is not complete. Please open it again from the mail.');

/** Asking whose account a link is for: what it carries stands behind its number sign. */
export const readPasswordLinkSchema = object({ token: token() });

/** Using one. */
export const redeemPasswordLinkSchema = object({
  token: token(),
  newPassword: newPassword(),
  confirmPassword: apiPasswordConfirmation(),
});

export type RedeemPasswordLinkBody = InferType<typeof redeemPasswordLinkSchema>;

/** Why a link is refused (410), as the refusal's `code`. */
export type LinkErrorCode = 'used' | 'expired';

/** The account that a link sets the password of. */
export interface LinkAccountReply {
  email: string;
}

export interface LinkRedeemedReply {
  message: string;
}

/** A link by which somebody sets the password of their account. */
export const passwordLink = {
  /** Is answered alike, whether there is such an account or not. */
  request: endpoint.post('/api/password-link', 'public', requestPasswordLinkSchema, reply<LinkRequestedReply>(202)),
  /** Uses nothing up: a page asks when it is opened. */
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
