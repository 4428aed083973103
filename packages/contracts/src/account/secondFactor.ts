import { type InferType, object } from 'yup';
import { requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { currentPassword } from './password.ts';

/** A code from an authenticator app, or a recovery code. Spaces and hyphens are allowed. */
const code = () => requiredLine(say(/*i18n*/ 'Please enter the code'), 64);

/** Reauthentication before a change to the account's security. */
export const currentPasswordSchema = object({ currentPassword: currentPassword() });

/** A code alone: for the second step of a sign-in, or the end of setup. */
export const codeSchema = object({ code: code() });

/** Password and code: for disabling two-step verification or creating new recovery codes. */
export const bothFactorsSchema = object({ currentPassword: currentPassword(), code: code() });

export type BothFactorsBody = InferType<typeof bothFactorsSchema>;

export interface SecondFactorReply {
  /** When two-step verification was turned on, in ISO 8601; null when it is off. */
  since: string | null;
  /** Number of unused recovery codes. */
  codesLeft: number;
}

/** Setup data of an authenticator app, shown once. */
export interface SecondFactorSetupReply {
  /** The key in letters and digits, for manual entry. */
  setupKey: string;
  /** The `otpauth:` URI in the QR code: key and account name. */
  uri: string;
}

/** Recovery codes, shown once. */
export interface RecoveryCodesReply {
  codes: string[];
}

/** Two-step verification with an authenticator app. */
export const secondFactor = {
  read: endpoint.get('/api/second-factor', 'signed-in', reply<SecondFactorReply>()),
  begin: endpoint.post(
    '/api/second-factor/setup',
    'signed-in',
    currentPasswordSchema,
    reply<SecondFactorSetupReply>(201, { errorStatuses: [409] }),
  ),
  confirm: endpoint.post(
    '/api/second-factor',
    'signed-in',
    codeSchema,
    reply<RecoveryCodesReply>(201, { errorStatuses: [409] }),
  ),
  renewCodes: endpoint.post(
    '/api/second-factor/codes',
    'signed-in',
    bothFactorsSchema,
    reply<RecoveryCodesReply>(201, { errorStatuses: [409] }),
  ),
  end: endpoint.post(
    '/api/second-factor/end',
    'signed-in',
    bothFactorsSchema,
    reply<SecondFactorReply>(200, { errorStatuses: [409] }),
  ),
};
