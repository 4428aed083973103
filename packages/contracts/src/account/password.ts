import { type InferType, object, ref } from 'yup';
import { PASSWORD_MAX, PASSWORD_MIN } from '../client/client.ts';
import { passwordField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

const NEW_PASSWORD = {
  min: PASSWORD_MIN,
  short: 'New password must be at least 8 characters long',
  max: PASSWORD_MAX,
  long: 'New password must be at most 128 characters long',
};

/** The password that stands, typed once more. */
export const currentPassword = () =>
  passwordField({ min: 1, short: 'Current password is required', max: 1024, long: 'Current password is incorrect' });

/** A password that somebody chooses; only its length is enforced (N13). */
export const newPassword = () => passwordField(NEW_PASSWORD);

/** The new password once more; whether it is missing or differs has its own sentence. */
const confirmation = (missing: string, different: string) =>
  passwordField({ min: 1, short: missing, max: 1024, long: different }).oneOf([ref('newPassword')], different);

/** The confirmation in a form. */
export const formPasswordConfirmation = () =>
  confirmation('Please confirm your new password', 'New password and confirmation must match');

/** The confirmation on the wire. */
export const apiPasswordConfirmation = () =>
  confirmation('Password confirmation does not match', 'Password confirmation does not match');

/** The form's rules, with the form's sentences (N9-N12). Only the length is enforced (N13). */
export const changePasswordForm = object({
  currentPassword: currentPassword(),
  newPassword: newPassword(),
  confirmPassword: formPasswordConfirmation(),
});

/** The server's rules, with the sentences that the portal knows (N15-N17, T7). */
export const changePasswordSchema = object({
  currentPassword: currentPassword(),
  newPassword: newPassword(),
  confirmPassword: apiPasswordConfirmation(),
});

export type ChangePasswordBody = InferType<typeof changePasswordSchema>;

export interface ChangePasswordReply {
  message: string;
}

export const password = {
  change: endpoint.post('/api/change-password', 'signed-in', changePasswordSchema, reply<ChangePasswordReply>()),
};
