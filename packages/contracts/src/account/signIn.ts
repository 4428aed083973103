import { type InferType, object } from 'yup';
import { emailAddress, passwordField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { codeSchema } from './secondFactor.ts';

/** Sign-in (H5-H8). The password is neither trimmed nor truncated. */
export const signInSchema = object({
  email: emailAddress(say(/*i18n*/ 'Please enter a valid email address')),
  password: passwordField({
    min: 1,
    short: say(/*i18n*/ 'Password is required'),
    max: 1024,
    long: say(/*i18n*/ 'Password is too long'),
  }),
});

export type SignInBody = InferType<typeof signInSchema>;

export interface SignInReply {
  success: boolean;
  message: string;
  redirectPath: string;
  /** Number of recovery codes left, after one was used. */
  codesLeft?: number;
}

/** Error `code` (401) when the password is right and a second factor is required. */
export const CODE_NEEDED = 'code-needed';

/** Error `code` (403) for an account whose type has no pages. */
export const WRONG_ACCOUNT_TYPE = 'account-type';

/** Error `code` (401) when the second step took too long: the password has to be entered again. */
export const START_AGAIN = 'start-again';

/** A failed sign-in, as specified: `success` beside the usual `error`. */
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
  /** Second step, in the browser that sent the right password. */
  confirm: endpoint.post(
    '/api/login/code',
    'public',
    codeSchema,
    reply<SignInReply>(200, { errorStatuses: [401], errorFields: { success: false } }),
  ),
};
