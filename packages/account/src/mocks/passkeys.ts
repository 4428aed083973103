import { type PasskeyCreationOptionsReply, type PasskeyReply, passkey } from '@skal/contracts/account/passkey';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { VALID_PASSWORD } from './secondFactor.ts';

/** Creation options sent to the browser. */
const creationOptions: PasskeyCreationOptionsReply = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Skal' },
  user: { id: 'dXNlcg', name: 'client@skal.example', displayName: 'Demo Client' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

/** Makes a passkey as the server returns it. */
export const makePasskey = (change: Partial<PasskeyReply> = {}): PasskeyReply => ({
  id: '0198c0de-0000-7000-8000-0000000000b1',
  name: 'My phone',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsed: null,
  ...change,
});

/** Mocks the list of passkeys, with adding and removing. */
export function passkeyHandlers(...initial: PasskeyReply[]): RequestHandler[] {
  let all = initial;
  return [
    mockEndpoint(passkey.list, () => all),
    mockEndpoint(passkey.begin, ({ body }) => {
      if (body.currentPassword !== VALID_PASSWORD) {
        const error = 'Current password is incorrect';
        return errorResponse(400, error, { fields: { currentPassword: error } });
      }
      return creationOptions;
    }),
    mockEndpoint(passkey.add, ({ body }) => {
      const added = makePasskey({ name: body.name });
      all = [...all, added];
      return added;
    }),
    mockEndpoint(passkey.remove, ({ params }) => {
      if (!all.some(({ id }) => id === params.id)) return errorResponse(404, 'This passkey was not found.');
      all = all.filter(({ id }) => id !== params.id);
    }),
  ];
}
