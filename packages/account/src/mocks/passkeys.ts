import { type NewPasskeyReply, type PasskeyReply, passkey } from '@skal/contracts/passkey';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';
import { RIGHT_PASSWORD } from './secondFactor.ts';

/** What a browser is asked to make. */
const wanted: NewPasskeyReply = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Skal' },
  user: { id: 'dXNlcg', name: 'client@skal.example', displayName: 'Demo Client' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

/** A passkey as the server presents one. */
export const makePasskeyReply = (change: Partial<PasskeyReply> = {}): PasskeyReply => ({
  id: '0198c0de-0000-7000-8000-0000000000b1',
  name: 'My phone',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsed: null,
  ...change,
});

/** Passkeys, as they are added and removed. */
export function passkeysAre(...initial: PasskeyReply[]): RequestHandler[] {
  let all = initial;
  return [
    answer(passkey.list, () => all),
    answer(passkey.begin, ({ body }) => {
      if (body.currentPassword !== RIGHT_PASSWORD) {
        const error = 'Current password is incorrect';
        return refuse(400, error, { fields: { currentPassword: error } });
      }
      return wanted;
    }),
    answer(passkey.add, ({ body }) => {
      const added = makePasskeyReply({ name: body.name });
      all = [...all, added];
      return added;
    }),
    answer(passkey.remove, ({ params }) => {
      if (!all.some(({ id }) => id === params.id)) return refuse(404, 'This passkey was not found.');
      all = all.filter(({ id }) => id !== params.id);
    }),
  ];
}
