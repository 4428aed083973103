import { type InferType, object } from 'yup';
import { enumField, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { currentPasswordSchema } from './secondFactor.ts';
import type { SignInReply } from './signIn.ts';

const INCOMPLETE = 'This passkey did not answer as it should. Please try again.';

/** Bytes as a browser writes them, in base64url. */
const bytes = (max: number) => requiredLine(INCOMPLETE, max).matches(/^[\w-]+$/, INCOMPLETE);

/** Longer than any id of a credential may be: 1023 bytes. */
const ID_MAX = 1364;
const ANSWER_MAX = 16_384;

/** What names the credential in every answer. */
const named = () => ({
  id: bytes(ID_MAX),
  rawId: bytes(ID_MAX),
  type: enumField(['public-key'], INCOMPLETE),
});

/** What a browser answers when a passkey was made. */
export const addPasskeySchema = object({
  name: requiredLine('Please give it a name', 100),
  credential: object({
    ...named(),
    response: object({ clientDataJSON: bytes(ANSWER_MAX), attestationObject: bytes(ANSWER_MAX) }),
  }),
});

/** What a browser answers when a passkey was used. */
export const passkeyAssertionSchema = object({
  credential: object({
    ...named(),
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
  /** Times are ISO 8601 in UTC; null for one that has not been used yet. */
  createdAt: string;
  lastUsed: string | null;
}

interface CredentialReply {
  id: string;
  type: 'public-key';
}

/** What a browser is asked to make, as WebAuthn has it. */
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

/** What a browser is asked for at a sign-in: any passkey of this site that it has. */
export interface PasskeyRequestOptionsReply {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: 'required';
}

/** The passkeys of one's own account. */
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

/** Signing in with a passkey alone: it stands for the password and for the code. */
export const passkeySignIn = {
  begin: endpoint.post('/api/login/passkey/options', 'public', reply<PasskeyRequestOptionsReply>()),
  confirm: endpoint.post(
    '/api/login/passkey',
    'public',
    passkeyAssertionSchema,
    reply<SignInReply>(200, { errorStatuses: [401], errorFields: { success: false } }),
  ),
};
