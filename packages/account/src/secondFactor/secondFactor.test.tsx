import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountHandlers } from '../mocks/handlers.ts';
import { secondFactorHandlers, VALID_CODE, VALID_PASSWORD } from '../mocks/secondFactor.ts';
import { renderAccountSecurity, testUser } from '../testing/renderAccountSecurity.tsx';

const server = mockNetwork(testUser);
const since = '2026-11-20T08:00:00.000Z';
const WRONG = 'This code is incorrect or has already been used.';

const section = async () => within(await screen.findByRole('region', { name: 'Two-Step Verification' }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the second factor', () => {
  beforeEach(() => server.use(...accountHandlers()));

  it('is set up step by step, shows errors at their fields, and ends with the recovery codes', async () => {
    const { user, toast } = renderAccountSecurity();
    await user.click(await (await section()).findByRole('button', { name: 'Set up' }));
    const steps = await dialog();
    const password = steps.getByLabelText(/^Current password/);
    await user.type(password, 'wrong{Enter}');
    expect(await steps.findByText('Current password is incorrect')).toBeVisible();
    expect(password).toHaveFocus();
    await user.clear(password);
    await user.type(password, `${VALID_PASSWORD}{Enter}`);
    expect(await steps.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(steps.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const code = steps.getByLabelText(/^Code from the app/);
    await user.type(code, '000000{Enter}');
    expect(await steps.findByText(WRONG)).toBeVisible();
    await user.clear(code);
    await user.type(code, `${VALID_CODE}{Enter}`);
    const codes = within(await steps.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    expect(toast()?.title).toBe('Two-Step Verification Is On');
    const file = steps.getByRole('link', { name: 'Save as a file' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('abc9-mnpq-rstu-vwxy-z234-5678\n');
    await user.click(steps.getByRole('button', { name: "I've Saved Them" }));
    expect(await (await section()).findByText('You have 10 recovery codes left.')).toBeVisible();
  });

  it('warns when few recovery codes are left, renews them, and is turned off', async () => {
    server.use(...secondFactorHandlers({ since, codesLeft: 1 }));
    const { user, toast } = renderAccountSecurity();
    const shown = await section();
    expect(await shown.findByText(/^You have 1 recovery code left. Create new ones/)).toBeVisible();
    expect(
      shown.getByText(`On since ${since}. We ask for a code from your authenticator app in addition to your password.`),
    ).toBeVisible();
    const reauthenticate = async (button: string) => {
      const steps = await dialog();
      await user.type(steps.getByLabelText(/^Current password/), VALID_PASSWORD);
      await user.type(steps.getByLabelText(/^Code/), VALID_CODE);
      await user.click(steps.getByRole('button', { name: button }));
      return steps;
    };
    await user.click(shown.getByRole('button', { name: 'New recovery codes' }));
    const made = await reauthenticate('Create new codes');
    expect(await made.findByText('xyz9-mnpq-rstu-vwxy-z234-5678')).toBeVisible();
    await user.click(made.getByRole('button', { name: "I've Saved Them" }));
    await user.click(await shown.findByRole('button', { name: 'Turn off' }));
    await reauthenticate('Turn off');
    expect(await shown.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(toast()?.title).toBe('Two-Step Verification Is Off');
  });

  it('shows a load error and retries', async () => {
    const failing = () => HttpResponse.json({ error: 'no' }, { status: 500 });
    server.use(http.get('/api/second-factor', failing, { once: true }));
    const { user } = renderAccountSecurity();
    await user.click(await (await section()).findByRole('button', { name: 'Try again' }));
    expect(await (await section()).findByRole('button', { name: 'Set up' })).toBeVisible();
  });
});
