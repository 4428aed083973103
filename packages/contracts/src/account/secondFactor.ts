import { type InferType, object } from 'yup';
import { requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { currentPassword } from './password.ts';

/** What the app on one's phone shows, or a recovery code. Blanks and hyphens in it are the reader's own. */
const code = () => requiredLine('Please enter the code', 64);

/** Before the account's safety is changed, its owner shows once more who they are. */
export const currentPasswordSchema = object({ currentPassword: currentPassword() });

/** A code alone: the second step of a sign-in, or the end of setting it up. */
export const codeSchema = object({ code: code() });

/** Password and code: what turns the second step off, or makes new recovery codes. */
export const bothFactorsSchema = object({ currentPassword: currentPassword(), code: code() });

export type BothFactorsBody = InferType<typeof bothFactorsSchema>;

export interface SecondFactorReply {
  /** Since when a code is asked for at the sign-in, in ISO 8601; null where none is. */
  since: string | null;
  /** Recovery codes that have not been used. */
  codesLeft: number;
}

/** What an authenticator app is told, shown once. */
export interface SecondFactorSetupReply {
  /** In letters and digits, for whoever types it. */
  setupKey: string;
  /** The same with the account's name, as the QR code has it. */
  uri: string;
}

/** Recovery codes, shown once. */
export interface RecoveryCodesReply {
  codes: string[];
}

/** The code of an app that a sign-in asks for besides the password. */
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
