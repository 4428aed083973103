import { startRegistration } from '@simplewebauthn/browser';
import type { AddPasskeyBody, PasskeyCreationOptionsReply } from '@skal/contracts/account/passkey';

/**
 * Creates a passkey in the browser.
 * @throws if the device was not unlocked, or already has a passkey for this account
 */
export async function createPasskey(options: PasskeyCreationOptionsReply): Promise<AddPasskeyBody['credential']> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}
