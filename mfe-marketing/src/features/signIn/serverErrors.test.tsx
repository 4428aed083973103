import { signIn } from '@skal/contracts/account/signIn';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import LoginPage from '../../pages/LoginPage.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { currentUrl, findToast, renderSite } from '../../testing/renderSite.tsx';

const { requests, respondWith } = mockSiteApi();
const once = (answer: () => Response) => respondWith([http.post(signIn.start.path, answer, { once: true })]);

describe('a failed sign-in', () => {
  it('H11, H14, H16: shows each error, keeps the form, and succeeds after waiting', async () => {
    const { user } = renderSite(<LoginPage />, { path: '/login' });
    await user.type(screen.getByLabelText('Email'), ' client@skal.example');
    // H7: by Enter from the first field.
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Password is required')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(requests).toHaveLength(0);
    await user.paste('skal-demo-client');

    for (const [answer, title, description] of [
      [
        () => errorResponse(401, 'Invalid credentials', { success: false }),
        'Incorrect Email or Password',
        'The email or password you entered is incorrect. Please check your credentials and try again.',
      ],
      [
        () => errorResponse(429, 'This account is locked. Please try again in 14 minutes.', { success: false }),
        'Login Failed',
        'This account is locked. Please try again in 14 minutes.',
      ],
      [
        () => errorResponse(503, 'We are starting. Please try again in a minute.', { success: false }),
        'Connection Error',
        'We are starting. Please try again in a minute.',
      ],
      [
        () => HttpResponse.error(),
        'Connection Error',
        'Unable to connect to the server. Please check your internet connection and try again.',
      ],
    ] as const) {
      once(answer);
      await user.keyboard('{Enter}');
      await waitFor(async () => expect(await findToast()).toEqual({ title, description, variant: 'destructive' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Access Dashboard' })).toBeEnabled());
      expect(screen.getByLabelText('Password')).toHaveValue('skal-demo-client');
      expect(currentUrl()).toBe('/login');
    }

    await user.dblClick(screen.getByRole('button', { name: 'Access Dashboard' }));
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
    expect(requests).toHaveLength(5);
    for (const { body } of requests)
      expect(body).toEqual({ email: 'client@skal.example', password: 'skal-demo-client' });
  });

  it('6.2.7: accepts a pasted password, and has autocomplete attributes for password managers', async () => {
    const { user } = renderSite(<LoginPage />, { path: '/login' });
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password);
    await user.paste('kept by a manager');
    expect(password).toHaveValue('kept by a manager');
  });

  it('H6: shows the password on request, and sends it unchanged', async () => {
    const { user } = renderSite(<LoginPage />, { path: '/login' });
    await user.type(screen.getByLabelText('Password'), ' two  blanks ');
    await user.click(screen.getByRole('button', { name: 'Show what is typed' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide what is typed' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.type(screen.getByLabelText('Email'), 'client@skal.example{Enter}');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ password: ' two  blanks ' });
    expect((await findToast()).title).toBe('Incorrect Email or Password');
  });
});
