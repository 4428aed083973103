import { password } from '@skal/contracts/account/password';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { proxyResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { MOCK_PASSWORD, settingsHandlers } from '../../mocks/account/settings.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';
import { passwordStrength } from './SecurityCard.tsx';

const { respondWith, requestsTo } = mockPortalApi();

async function openSettings() {
  respondWith(...settingsHandlers(makeSession()));
  return renderSection('settings');
}

const mockError = (path: string, status: number, error: string) =>
  respondWith(http.post(path, () => HttpResponse.json({ error }, { status })));

describe('changing the password', () => {
  async function change(user: UserEvent, [current, next, confirm]: readonly [string, string, string]) {
    for (const [label, text] of [
      ['Current password *', current],
      ['New password *', next],
      ['Confirm password *', confirm],
    ] as const) {
      if (text) await pasteInto(user, screen.getByLabelText(label), text);
    }
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
  }

  it.each([
    ['N9', ['', 'long enough', 'long enough'], 'Current password is required'],
    ['N10', ['current', 'short', 'short'], 'New password must be at least 8 characters long'],
    ['N11', ['current', 'long enough', ''], 'Please confirm your new password'],
    ['N12', ['current', 'long enough', 'long enougH'], 'New password and confirmation must match'],
  ] as const)('%s: %j is refused', async (_, typed, message) => {
    const { user } = await openSettings();
    await change(user, typed);
    const shown = await screen.findByText(message);
    expect(shown).toBeVisible();
    expect(requestsTo('POST /api/change-password')).toHaveLength(0);
  });

  it('N12: shows a mismatch at the confirmation field', async () => {
    const { user } = await openSettings();
    await change(user, ['current', 'long enough', 'other words']);
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm password *')).toHaveAccessibleDescription(
        'New password and confirmation must match',
      ),
    );
  });

  it('N14: sends all three fields, confirms in a dialog, and resets the form', async () => {
    const { user } = await openSettings();
    await change(user, [MOCK_PASSWORD, 'a longer one', 'a longer one']);
    expect(await screen.findByRole('dialog', { name: 'Password Changed' })).toBeVisible();
    expect(requestsTo('POST /api/change-password')[0]?.body).toEqual({
      currentPassword: MOCK_PASSWORD,
      newPassword: 'a longer one',
      confirmPassword: 'a longer one',
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByLabelText('Current password *')).toHaveValue('');
  });

  it.each([
    ['N15', 'Current password is incorrect', 'Incorrect Current Password'],
    ['N16', 'New password must be at least 8 characters long', 'Password Requirements Not Met'],
    ['N17', 'Password confirmation does not match', 'Password Confirmation Mismatch'],
    ['N18', 'The network is down', 'Connection Error'],
    ['N18', 'No connection to the database', 'Connection Error'],
    ['N19', 'This password is too common', 'Password Change Failed'],
  ])('%s: %s is %s, and the form stays', async (fact, error, title) => {
    const { user, toast } = await openSettings();
    mockError(password.change.path, 400, error);
    await change(user, ['current', 'long enough', 'long enough']);
    expect((await toast()).title).toBe(title);
    if (fact === 'N19') expect((await toast()).description).toBe(error);
    expect(screen.getByLabelText('New password *')).toHaveValue('long enough');
  });

  it('N18, T6: no response is a Connection Error', async () => {
    const { user, toast } = await openSettings();
    respondWith(http.post(password.change.path, () => HttpResponse.error()));
    await change(user, ['current', 'long enough', 'long enough']);
    expect((await toast()).title).toBe('Connection Error');
  });

  it('N19: shows Failed to change password without a server message', async () => {
    const { user, toast } = await openSettings();
    respondWith(http.post(password.change.path, () => proxyResponse('<h1>oops</h1>', 500)));
    await change(user, ['current', 'long enough', 'long enough']);
    expect(await toast()).toMatchObject({
      title: 'Password Change Failed',
      description: 'Failed to change password',
    });
  });

  it.each([
    ['', 0],
    ['a', 25],
    ['A', 25],
    ['1', 12.5],
    ['!', 12.5],
    ['aA', 50],
    ['abcdefgh', 50],
    ['Abcdefgh', 75],
    ['Abcdefg1', 87.5],
    ['Abcdefg!', 87.5],
    ['Abcdef1!', 100],
    ['Abcdef1! and more', 100],
  ])('N13: %j scores %d', (password, score) => {
    expect(passwordStrength(password)).toBe(score);
  });

  it('N13: the meter shows the exact score, halves included', async () => {
    const { user } = await openSettings();
    await pasteInto(user, screen.getByLabelText('New password *'), 'Abcdefg1');
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter).toHaveAttribute('aria-valuenow', '87.5');
    expect(meter).toHaveAttribute('aria-valuetext', 'Good');
  });
});
