import type { AuthenticatorState } from '@skal/shell-kit/mocks/states.ts';

const ID = 'c2thbC1xYQ';

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** A credential of the authenticator; no server verifies it. */
const credential = () => ({
  ...{ id: ID, rawId: bytes(), type: 'public-key', authenticatorAttachment: 'platform' },
  getClientExtensionResults: () => ({}),
  response: {
    ...{ clientDataJSON: bytes(), attestationObject: bytes(), authenticatorData: bytes(), signature: bytes() },
    ...{ userHandle: null, getTransports: () => ['internal'] },
  },
});

/** The browser's errors of a failed request. */
const FAULTS: Readonly<Record<Exclude<AuthenticatorState, 'unlocked'>, () => DOMException>> = {
  refusing: () => new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'),
  taken: () => new DOMException('The device has a passkey for this account.', 'InvalidStateError'),
};

/** Replaces the browser's authenticator for passkeys; without a setting, the real one is used. */
export function installAuthenticatorStub(
  device: AuthenticatorState | undefined,
  { credentials }: Navigator = navigator,
): void {
  if (!device) {
    Reflect.deleteProperty(credentials, 'create');
    Reflect.deleteProperty(credentials, 'get');
    return;
  }
  const original = () => (device === 'unlocked' ? Promise.resolve(credential()) : Promise.reject(FAULTS[device]()));
  Object.assign(credentials, { create: original, get: original });
}
