import { CODE_NEEDED, START_AGAIN, signIn } from '@skal/contracts/account/signIn';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import LoginPage from '../../pages/LoginPage.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { currentUrl, findToast, renderSite } from '../../testing/renderSite.tsx';

const WRONG = 'This code is incorrect or has already been used.';
const { respondWith } = mockSiteApi();

/** Signs in with the password of an account with a second factor. */
async function openCodeStep(confirm: (code: string) => Response) {
  respondWith([
    mockEndpoint(signIn.start, () => errorResponse(401, 'Please enter the code.', { code: CODE_NEEDED })),
    mockEndpoint(signIn.confirm, ({ body }) => confirm(body.code)),
  ]);
  const { user } = renderSite(<LoginPage />, { path: '/login' });
  await pasteInto(user, screen.getByLabelText('Email'), 'client@skal.example');
  await pasteInto(user, screen.getByLabelText('Password'), 'skal-demo-client');
  await user.click(screen.getByRole('button', { name: 'Access Dashboard' }));
  const field = await screen.findByLabelText('Code');
  expect(field).toHaveFocus();
  return { user, field };
}

describe('an account with a second factor', () => {
  it('6.3.3: asks for the code after the password, shows errors, and signs in', async () => {
    const success = { success: true, message: 'Welcome back, Anna!', redirectPath: '/dashboard', codesLeft: 1 };
    const { user, field } = await openCodeStep((code) =>
      code === '123456' ? Response.json(success) : errorResponse(401, WRONG, { fields: { code: WRONG } }),
    );
    await user.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(WRONG)));
    expect(await findToast()).toMatchObject({ title: 'Not Signed In', variant: 'destructive' });
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
    expect((await findToast()).description).toBe('Welcome back, Anna! You have 1 recovery code left.');
  });

  it('starts again with the password when the step expires', async () => {
    const expiredMessage = 'This took too long. Please enter your email and password again.';
    const { user, field } = await openCodeStep(() => errorResponse(401, expiredMessage, { code: START_AGAIN }));
    await user.type(field, '123456{Enter}');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect((await findToast()).description).toBe(expiredMessage);
  });
});
