/**
 * @jest-environment node
 */
import type { ApiErrorData } from '@skal/shell-kit/api';
import { passwordErrorToast } from './passwordErrorToast.ts';
import { strengthLabel } from './SecurityCard.tsx';

const failure = (status: number, serverMessage = ''): ApiErrorData => ({
  status,
  serverMessage,
  message: `${status}: ${JSON.stringify({ error: serverMessage })}`,
  fields: {},
});

describe('a failed password change', () => {
  it.each([
    ['N15', failure(400, 'Current password is incorrect'), 'Incorrect Current Password'],
    ['N16', failure(400, 'New password must be at least 8 characters long'), 'Password Requirements Not Met'],
    ['N16', failure(400, 'NEW PASSWORD MUST BE another one'), 'Password Requirements Not Met'],
    ['N17', failure(400, 'Password confirmation does not match'), 'Password Confirmation Mismatch'],
    ['N18', { ...failure(0), message: 'network error: Load failed' }, 'Connection Error'],
    ['N18', new TypeError('connection refused'), 'Connection Error'],
    ['N19', failure(429, 'Please try again in 5 minutes'), 'Password Change Failed'],
    ['N19', failure(500), 'Password Change Failed'],
    ['N19', undefined, 'Password Change Failed'],
  ])('%s (row %#)', (_fact, cause, title) => {
    expect(passwordErrorToast(cause).title).toBe(title);
  });

  it('N15: recognizes the rejected field, in whatever language the server answers', () => {
    const cause = { ...failure(400, 'Rejected'), fields: { currentPassword: 'Rejected' } };
    expect(passwordErrorToast(cause).title).toBe('Incorrect Current Password');
  });

  it('N19, T5: shows the server’s message, but never its status or JSON', () => {
    expect(passwordErrorToast(failure(429, 'Please try again in 5 minutes')).description).toBe(
      'Please try again in 5 minutes',
    );
    expect(passwordErrorToast(failure(500)).description).toBe('Failed to change password');
  });

  it.each([
    [0, 'Empty'],
    [12.5, 'Weak'],
    [37.5, 'Weak'],
    [50, 'Fair'],
    [62.5, 'Fair'],
    [75, 'Good'],
    [87.5, 'Good'],
    [100, 'Strong'],
  ])('N13: a score of %d is %s', (score, label) => {
    expect(strengthLabel(score)).toBe(label);
  });
});
