import { startAuthentication } from '@simplewebauthn/browser';
import type { AskedPasskeyReply, UsePasskeyBody } from '@skal/contracts/passkey';

/**
 * Lets the browser ask for one of its passkeys for this site, whoever's it is.
 * @throws where nobody chose one, or its device was not unlocked
 */
export async function askPasskey(asked: AskedPasskeyReply): Promise<UsePasskeyBody> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { credential: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } } };
}
