import { type InferType, object, ref, string } from 'yup';
import { PASSWORD_MAX, PASSWORD_MIN } from './client.ts';
import { endpoint } from './endpoint.ts';
import { passwordOf } from './text.ts';

const NEW_PASSWORD = {
  min: PASSWORD_MIN,
  short: 'New password must be at least 8 characters long',
  max: PASSWORD_MAX,
  long: 'New password must be at most 128 characters long',
};

const current = () => string().max(1024, 'Current password is incorrect').required('Current password is required');

/** The form's rules, with the form's sentences (N9-N12). Only the length is enforced (N13). */
export const changePasswordForm = object({
  currentPassword: current(),
  newPassword: passwordOf(NEW_PASSWORD),
  confirmPassword: string()
    .required('Please confirm your new password')
    .oneOf([ref('newPassword')], 'New password and confirmation must match'),
});

/** The server's rules, with the sentences that the portal knows (N15-N17, T7). */
export const changePasswordSchema = object({
  currentPassword: current(),
  newPassword: passwordOf(NEW_PASSWORD),
  confirmPassword: string()
    .required('Password confirmation does not match')
    .oneOf([ref('newPassword')], 'Password confirmation does not match'),
});

export type ChangePasswordBody = InferType<typeof changePasswordSchema>;

export interface ChangePasswordReply {
  message: string;
}

export const changePassword = endpoint<ChangePasswordBody, ChangePasswordReply>(
  'POST',
  '/api/change-password',
  'signed-in',
);
