import { type InferType, object } from 'yup';
import { emailAddress, passwordField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { codeSchema } from './secondFactor.ts';

/** Signing in (H5-H8). The password is taken as typed: never trimmed, never cut. */
export const signInSchema = object({
  email: emailAddress('Please enter a valid email address'),
  password: passwordField({ min: 1, short: 'Password is required', max: 1024, long: 'Password is too long' }),
});

export type SignInBody = InferType<typeof signInSchema>;

export interface SignInReply {
  success: boolean;
  message: string;
  redirectPath: string;
  /** How many are left, where a recovery code was used. */
  codesLeft?: number;
}

/** The `code` of a refusal (401) after a right password, where the account asks for a code as well. */
export const CODE_NEEDED = 'code-needed';

/** The `code` of a refusal (401) of a code that comes too late: the password has to be entered again. */
export const START_AGAIN = 'start-again';

/** A refused login, as the specification reads it: `success` beside the usual `error`. */
export interface SignInErrorReply {
  success: false;
  error: string;
}

export const signIn = {
  start: endpoint.post(
    '/api/login',
    'public',
    signInSchema,
    reply<SignInReply>(200, { errorStatuses: [401, 404], errorFields: { success: false } }),
  ),
  /** The second step, in the browser in which the password was right. */
  confirm: endpoint.post(
    '/api/login/code',
    'public',
    codeSchema,
    reply<SignInReply>(200, { errorStatuses: [401], errorFields: { success: false } }),
  ),
};
