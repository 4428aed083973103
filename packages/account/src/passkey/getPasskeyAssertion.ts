import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyAssertionBody, PasskeyRequestOptionsReply } from '@skal/contracts/account/passkey';

/** Whether the browser offers passkeys among what it fills into a field (conditional mediation). */
export const hasPasskeyAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/**
 * Lets the browser ask for one of its passkeys for this site: at once, so that it belongs to the press that caused it, or
 * by its autofill, until the visitor chooses one. A request that is still open is cancelled.
 * @throws where no passkey was chosen, its device was not unlocked, or the request was cancelled
 */
export async function getPasskeyAssertion(
  asked: PasskeyRequestOptionsReply,
  by: 'press' | 'autofill',
): Promise<PasskeyAssertionBody> {
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: asked,
    useBrowserAutofill: by === 'autofill',
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { credential: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } } };
}

/** Cancels the request that is still open, if there is one. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony();

/** Whether a request failed because it was cancelled: another one took its place, or the page was left. */
export const isCancelled = (cause: unknown): boolean =>
  cause instanceof WebAuthnError && cause.code === 'ERROR_CEREMONY_ABORTED';
