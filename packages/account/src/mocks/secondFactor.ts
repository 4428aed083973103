import { type SecondFactorReply, secondFactor } from '@skal/contracts/account/secondFactor';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** The code and the password that the mock accepts. */
export const VALID_CODE = '123456';
export const VALID_PASSWORD = 'skal-demo';

const WRONG = 'This code is incorrect or has already been used.';
const WRONG_PASSWORD = 'Current password is incorrect';

const codes = (series: string) =>
  Array.from({ length: 10 }, (_, index) => `${series}${index}-mnpq-rstu-vwxy-z234-5678`);

const wrong = (field: string, error: string) => errorResponse(400, error, { fields: { [field]: error } });

/** Mocks setup, verification and removal of the second factor. */
export function secondFactorHandlers(first: SecondFactorReply): RequestHandler[] {
  let state = first;
  return [
    mockEndpoint(secondFactor.read, () => state),
    mockEndpoint(secondFactor.begin, ({ body }) =>
      body.currentPassword === VALID_PASSWORD
        ? { setupKey: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Skal:client?secret=JBSWY3DPEHPK3PXP&issuer=Skal' }
        : wrong('currentPassword', WRONG_PASSWORD),
    ),
    mockEndpoint(secondFactor.confirm, ({ body }) => {
      if (body.code !== VALID_CODE) return wrong('code', WRONG);
      state = { since: '2026-11-21T08:00:00.000Z', codesLeft: 10 };
      return { codes: codes('abc') };
    }),
    mockEndpoint(secondFactor.renewCodes, ({ body }) => {
      if (body.code !== VALID_CODE) return wrong('code', WRONG);
      state = { ...state, codesLeft: 10 };
      return { codes: codes('xyz') };
    }),
    mockEndpoint(secondFactor.end, ({ body }) => {
      if (body.code !== VALID_CODE) return wrong('code', WRONG);
      state = { since: null, codesLeft: 0 };
      return state;
    }),
  ];
}
