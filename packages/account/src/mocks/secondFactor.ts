import { type SecondFactorReply, secondFactor } from '@skal/contracts/secondFactor';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';

/** The code that is right here, and the password. */
export const RIGHT_CODE = '123456';
export const RIGHT_PASSWORD = 'skal-demo';

const WRONG = 'This code is not right, or it has been used already.';
const WRONG_PASSWORD = 'Current password is incorrect';

const codes = (series: string) =>
  Array.from({ length: 10 }, (_, index) => `${series}${index}-mnpq-rstu-vwxy-z234-5678`);

const wrong = (field: string, error: string) => refuse(400, error, { fields: { [field]: error } });

/** A second step that is set up, asked and turned off as the server does it. */
export function secondFactorIs(first: SecondFactorReply): RequestHandler[] {
  let state = first;
  return [
    answer(secondFactor.read, () => state),
    answer(secondFactor.begin, ({ body }) =>
      body.currentPassword === RIGHT_PASSWORD
        ? { setupKey: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Skal:client?secret=JBSWY3DPEHPK3PXP&issuer=Skal' }
        : wrong('currentPassword', WRONG_PASSWORD),
    ),
    answer(secondFactor.confirm, ({ body }) => {
      if (body.code !== RIGHT_CODE) return wrong('code', WRONG);
      state = { since: '2026-11-21T08:00:00.000Z', codesLeft: 10 };
      return { codes: codes('abc') };
    }),
    answer(secondFactor.renewCodes, ({ body }) => {
      if (body.code !== RIGHT_CODE) return wrong('code', WRONG);
      state = { ...state, codesLeft: 10 };
      return { codes: codes('xyz') };
    }),
    answer(secondFactor.end, ({ body }) => {
      if (body.code !== RIGHT_CODE) return wrong('code', WRONG);
      state = { since: null, codesLeft: 0 };
      return state;
    }),
  ];
}
