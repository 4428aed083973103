import { type InferType, object } from 'yup';
import { enumField, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { currentPasswordSchema } from './secondFactor.ts';
import type { SignInReply } from './signIn.ts';

const INCOMPLETE = say(/*i18n*/ 'The passkey could not be verified. Please try again.');

/** Binary data in base64url, as browsers encode it. */
const bytes = (max: number) => requiredLine(INCOMPLETE, max).matches(/^[\w-]+$/, INCOMPLETE);

/** Base64url length of the longest credential id, 1023 bytes. */
const ID_MAX = 1364;
const ANSWER_MAX = 16_384;

/** Fields that identify the credential. */
const credentialFields = () => ({
  id: bytes(ID_MAX),
  rawId: bytes(ID_MAX),
  type: enumField(['public-key'], INCOMPLETE),
});

/** Browser response to the creation of a passkey. */
export const addPasskeySchema = object({
  name: requiredLine(say(/*i18n*/ 'Please enter a name'), 100),
  credential: object({
    ...credentialFields(),
    response: object({ clientDataJSON: bytes(ANSWER_MAX), attestationObject: bytes(ANSWER_MAX) }),
  }),
});

/** Browser response to the use of a passkey. */
export const passkeyAssertionSchema = object({
  credential: object({
    ...credentialFields(),
    response: object({
      clientDataJSON: bytes(ANSWER_MAX),
      authenticatorData: bytes(ANSWER_MAX),
      signature: bytes(ANSWER_MAX),
    }),
  }),
});

export type AddPasskeyBody = InferType<typeof addPasskeySchema>;
export type PasskeyAssertionBody = InferType<typeof passkeyAssertionSchema>;

export interface PasskeyReply {
  id: string;
  name: string;
  /** Times are ISO 8601 in UTC; null if never used. */
  createdAt: string;
  lastUsed: string | null;
}

interface CredentialReply {
  id: string;
  type: 'public-key';
}

/** WebAuthn options for creating a passkey. */
export interface PasskeyCreationOptionsReply {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout: number;
  excludeCredentials: CredentialReply[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: boolean; userVerification: 'required' };
  attestation: 'none';
}

/** WebAuthn options for signing in with any passkey of this site. */
export interface PasskeyRequestOptionsReply {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: 'required';
}

/** Passkeys of the caller's account. */
export const passkey = {
  list: endpoint.get('/api/passkeys', 'signed-in', reply<PasskeyReply[]>()),
  begin: endpoint.post(
    '/api/passkeys/options',
    'signed-in',
    currentPasswordSchema,
    reply<PasskeyCreationOptionsReply>(),
  ),
  add: endpoint.post(
    '/api/passkeys',
    'signed-in',
    addPasskeySchema,
    reply<PasskeyReply>(201, { errorStatuses: [409] }),
  ),
  remove: endpoint.delete('/api/passkeys/:id', 'signed-in'),
};

/** Sign-in with a passkey alone, which replaces both password and code. */
export const passkeySignIn = {
  begin: endpoint.post('/api/login/passkey/options', 'public', reply<PasskeyRequestOptionsReply>()),
  confirm: endpoint.post(
    '/api/login/passkey',
    'public',
    passkeyAssertionSchema,
    reply<SignInReply>(200, { errorStatuses: [401], errorFields: { success: false } }),
  ),
};
