import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyAssertionBody, PasskeyRequestOptionsReply } from '@skal/contracts/account/passkey';

/** Returns whether the browser offers passkeys in autofill (conditional mediation). */
export const hasPasskeyAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/**
 * Requests a passkey assertion for this site: at once, within the user activation of a press, or through autofill until the visitor
 * selects a passkey. Cancels a pending request.
 * @throws if no passkey was selected, the device was not unlocked, or the request was cancelled
 */
export async function getPasskeyAssertion(
  options: PasskeyRequestOptionsReply,
  by: 'press' | 'autofill',
): Promise<PasskeyAssertionBody> {
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: by === 'autofill',
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { credential: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } } };
}

/** Cancels the pending request, if any. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony();

/** Returns whether a request failed because it was cancelled: another request replaced it, or the page was left. */
export const isCancelled = (cause: unknown): boolean =>
  cause instanceof WebAuthnError && cause.code === 'ERROR_CEREMONY_ABORTED';
