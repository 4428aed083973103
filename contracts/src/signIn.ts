import { type InferType, object } from 'yup';
import { endpoint, reply } from './endpoint.ts';
import { emailAddress, passwordOf } from './text.ts';

/** Signing in (H5-H8). The password is taken as typed: never trimmed, never cut. */
export const signInSchema = object({
  email: emailAddress('Please enter a valid email address'),
  password: passwordOf({ min: 1, short: 'Password is required', max: 1024, long: 'Password is too long' }),
});

export type SignInBody = InferType<typeof signInSchema>;

export interface SignInReply {
  success: boolean;
  message: string;
  redirectPath: string;
}

/** A refused login, as the specification reads it: `success` beside the usual `error`. */
export interface SignInRefusal {
  success: false;
  error: string;
}

export const signIn = {
  start: endpoint.post('/api/login', 'public', signInSchema, reply<SignInReply>()),
};
