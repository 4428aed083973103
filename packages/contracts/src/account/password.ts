import { type InferType, object, ref } from 'yup';
import { PASSWORD_MAX, PASSWORD_MIN } from '../client/client.ts';
import { passwordField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';

const NEW_PASSWORD = {
  min: PASSWORD_MIN,
  short: say(/*i18n*/ 'New password must be at least 8 characters long'),
  max: PASSWORD_MAX,
  long: say(/*i18n*/ 'New password must be at most 128 characters long'),
};

/** The current password. */
export const currentPassword = () =>
  passwordField({
    min: 1,
    short: say(/*i18n*/ 'Current password is required'),
    max: 1024,
    long: say(/*i18n*/ 'Current password is incorrect'),
  });

/** A new password; only its length is enforced (N13). */
export const newPassword = () => passwordField(NEW_PASSWORD);

/** Repetition of the new password, with separate messages for missing and different. */
const confirmation = (missing: string, different: string) =>
  passwordField({ min: 1, short: missing, max: 1024, long: different }).oneOf([ref('newPassword')], different);

/** The confirmation in a form. */
export const formPasswordConfirmation = () =>
  confirmation(
    say(/*i18n*/ 'Please confirm your new password'),
    say(/*i18n*/ 'New password and confirmation must match'),
  );

/** The confirmation in a request. */
export const apiPasswordConfirmation = () =>
  confirmation(
    say(/*i18n*/ 'Password confirmation does not match'),
    say(/*i18n*/ 'Password confirmation does not match'),
  );

/** The form's rules and messages (N9-N12). Only the length is enforced (N13). */
export const changePasswordForm = object({
  currentPassword: currentPassword(),
  newPassword: newPassword(),
  confirmPassword: formPasswordConfirmation(),
});

/** The server's rules and messages (N15-N17, T7). */
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
