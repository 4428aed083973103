import { startRegistration } from '@simplewebauthn/browser';
import type { AddPasskeyBody, PasskeyCreationOptionsReply } from '@skal/contracts/account/passkey';

/**
 * Lets the browser make a passkey.
 * @throws where its device was not unlocked, or has one for this account
 */
export async function createPasskey(wanted: PasskeyCreationOptionsReply): Promise<AddPasskeyBody['credential']> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: wanted });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}
