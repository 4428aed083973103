import type { AuthenticatorState } from '@skal/shell-kit/mocks/states.ts';

const ID = 'c2thbC1xYQ';

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** What a device makes or shows; no server ever looks at it. */
const credential = () => ({
  ...{ id: ID, rawId: bytes(), type: 'public-key', authenticatorAttachment: 'platform' },
  getClientExtensionResults: () => ({}),
  response: {
    ...{ clientDataJSON: bytes(), attestationObject: bytes(), authenticatorData: bytes(), signature: bytes() },
    ...{ userHandle: null, getTransports: () => ['internal'] },
  },
});

/** How a browser words what became of asking. */
const FAULTS: Readonly<Record<Exclude<AuthenticatorState, 'unlocked'>, () => DOMException>> = {
  refusing: () => new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'),
  taken: () => new DOMException('The device has a passkey for this account.', 'InvalidStateError'),
};

/** Puts a stand-in in the place of the device that the page asks for a passkey; without one, the real device is asked. */
export function installAuthenticatorStub(
  device: AuthenticatorState | undefined,
  { credentials }: Navigator = navigator,
): void {
  if (!device) {
    Reflect.deleteProperty(credentials, 'create');
    Reflect.deleteProperty(credentials, 'get');
    return;
  }
  const ask = () => (device === 'unlocked' ? Promise.resolve(credential()) : Promise.reject(FAULTS[device]()));
  Object.assign(credentials, { create: ask, get: ask });
}
