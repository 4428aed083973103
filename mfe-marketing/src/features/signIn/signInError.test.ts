import { WRONG_ACCOUNT_TYPE } from '@skal/contracts/account/signIn';
import type { ApiErrorData } from '@skal/shell-kit/api';
import { signInErrors } from '../../content/auth/signIn.ts';
import { rejectedSignInError, toSignInError } from './signInError.ts';

const { credentials, unknown, type, refused, connection } = signInErrors;

const failure = (status: number, serverMessage: string, message?: string): ApiErrorData => ({
  status,
  serverMessage,
  message: message ?? `${status}: ${JSON.stringify({ error: serverMessage })}`,
  fields: {},
});

describe('toSignInError', () => {
  it.each([
    ['H11: invalid credentials', failure(401, 'Invalid credentials'), credentials],
    ['H11, T1: the same in a thrown error', new Error('401: {"error":"Invalid credentials"}'), credentials],
    ['H11, T1: in any case', failure(400, 'INVALID CREDENTIALS'), credentials],
    ['H12: account not found', failure(404, 'Account not found'), unknown],
    ['H12, T2: no account', failure(404, 'There is no account with this address'), unknown],
    ['H12, T1: a 401 does not hide it', failure(401, 'Account not found'), unknown],
    ['H13: account type', failure(403, 'This account has a different account type'), type],
    ['H12: in another language', failure(404, 'In another language'), unknown],
    ['H13: in another language', { ...failure(403, 'In another language'), code: WRONG_ACCOUNT_TYPE }, type],
    ['H13, T1: a 401 does not hide it', failure(401, 'Wrong account type'), type],
    [
      'H14: another refusal, in the server’s words',
      failure(403, 'Your account is paused'),
      {
        ...refused,
        description: 'Your account is paused',
      },
    ],
    ['H14: too many attempts', failure(429, 'Too many attempts'), { ...refused, description: 'Too many attempts' }],
    ['H15: 401 alone', failure(401, '', '401: Unauthorized'), credentials],
    ['H15: 401 with words of its own', failure(401, 'Please sign in'), credentials],
    ['H15: a thrown error with 401 in it', new Error('401: Unauthorized'), credentials],
    ['H16, T6: no network', failure(0, '', 'network error: Failed to fetch'), connection],
    ['H16: fetch in a thrown error', new TypeError('Failed to fetch'), connection],
    ['H16: anything else', null, connection],
    ['H16: something that is no error', 'what', connection],
    [
      'H16, T4: a message of its own',
      new Error('The clock is wrong'),
      { ...connection, description: 'The clock is wrong' },
    ],
    [
      'H16, T4: a 500 with a sentence',
      failure(500, 'We are working on it'),
      {
        ...connection,
        description: 'We are working on it',
      },
    ],
    [
      'T4: a status text, without the status',
      failure(503, '', '503: Service Unavailable'),
      {
        ...connection,
        description: 'Service Unavailable',
      },
    ],
    ['T4: no JSON', failure(500, '', '500: {"detail":1}'), connection],
    ['T4: no HTML', failure(502, '', '502: <html>Bad gateway</html>'), connection],
    ['T4: nothing as long as a page', failure(502, '', `502: ${'word '.repeat(60)}`), connection],
    ['T4: an empty status text', failure(502, '', '502: '), connection],
    ['a serialised error, as a store keeps it', { name: 'Error', message: '401: no' }, credentials],
  ])('%s', (_, cause, expected) => {
    expect(toSignInError(cause)).toEqual(expected);
  });

  it.each([
    ['H11', 'Invalid credentials', credentials],
    ['H12', 'Account not found', unknown],
    ['H13', 'This account has a different account type', type],
    ['H14', 'Closed for the holidays', { ...refused, description: 'Closed for the holidays' }],
    ['H14: the default', undefined, refused],
    ['H14: the default for a blank', '  ', refused],
  ])('%s: `success: false` in a response', (_, error, expected) => {
    expect(rejectedSignInError(error)).toEqual(expected);
  });
});
