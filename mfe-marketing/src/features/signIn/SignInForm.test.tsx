import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { dialogSlice } from '@skal/shell-kit';
import { proxyResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { scenarios } from '../../mocks/scenarios.ts';
import LoginPage from '../../pages/LoginPage.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { currentUrl, findToast, renderSite } from '../../testing/renderSite.tsx';

const { requests, respondWith, server } = mockSiteApi();

async function fillAndSend(user: UserEvent, email = 'client@skal.example', password = 'skal-demo-client') {
  await pasteInto(user, screen.getByLabelText('Email'), email);
  if (password) await pasteInto(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Access Dashboard' }));
}

async function signIn(email?: string, password?: string) {
  const site = renderSite(<LoginPage />, { path: '/login' });
  await fillAndSend(site.user, email, password);
  return site;
}

describe('the sign-in', () => {
  it('H1-H6: has its headings and a back link', () => {
    renderSite(<LoginPage />);
    expect(screen.getByRole('link', { name: 'Back to Main Site' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    expect(screen.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();
    expect(screen.getByText('Access your dashboard and manage your mobile app')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('H9, H10: sends the values, shows a toast, and goes to the server’s redirect path', async () => {
    await signIn();
    expect(await findToast()).toEqual({
      title: 'Login Successful',
      description: 'Welcome back.',
      variant: 'success',
    });
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/login',
      body: { email: 'client@skal.example', password: 'skal-demo-client' },
    });
  });

  it('H10: redirects an operator to /admin', async () => {
    await signIn('admin@skal.example', 'skal-demo-admin');
    await waitFor(() => expect(currentUrl()).toBe('/admin'));
  });

  it('T9: clears cached data of the previous account', async () => {
    const { store, user } = renderSite(<LoginPage />, { path: '/login' });
    act(() => void store.dispatch(dialogSlice.actions.dialogPrefetched('something of the one before')));
    await fillAndSend(user);
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
    expect(store.getState().dialog.prefetched).toEqual([]);
  });

  it('H10: succeeds without a JSON body, too', async () => {
    server.use(http.post('/api/login', () => proxyResponse('fine', 200)));
    await signIn();
    expect((await findToast()).title).toBe('Login Successful');
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });

  it('H10: does not follow a path to another site', async () => {
    server.use(
      http.post('/api/login', () => HttpResponse.json({ success: true, message: '', redirectPath: '//evil.example' })),
    );
    await signIn();
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });

  it('H6: is busy and disabled while submitting', async () => {
    server.use(http.post('/api/login', () => delay('infinite')));
    await signIn();
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  });

  it('H7, H8: rejects a malformed address and an empty password before sending', async () => {
    const { user } = await signIn('client@', '');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.type(screen.getByLabelText('Password'), 'x');
    await waitFor(() => expect(screen.queryByText('Password is required')).not.toBeInTheDocument());
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['H11', 'client@skal.example', 'wrong', 'Incorrect Email or Password'],
    ['H12', 'unknown@skal.example', 'wrong', 'Account Not Found'],
    ['H13', 'staff@skal.example', 'skal-demo-staff', 'Wrong Account Type'],
  ])('%s: shows the error', async (_, email, password, title) => {
    await signIn(email, password);
    expect(await findToast()).toMatchObject({ title, variant: 'destructive' });
    expect(currentUrl()).toBe('/login');
  });

  it.each([
    ['H14', '429', 'Login Failed', 'Too many requests. Please try again in 5 minutes.'],
    ['H15', '401', 'Incorrect Email or Password', /credentials/],
    ['H16', 'offline', 'Connection Error', /internet connection/],
    ['T4', '500', 'Connection Error', 'Something went wrong on our side'],
  ] as const)('%s: a server that answers %s', async (_, scenario, title, description) => {
    respondWith(scenarios[scenario]);
    await signIn();
    const toast = await findToast();
    expect(toast.title).toBe(title);
    expect(toast.description).toMatch(description);
  });

  it('treats a 200 with `success: false` like its error', async () => {
    expectConsoleOutput(/Contract violation: signIn\.start/);
    server.use(http.post('/api/login', () => HttpResponse.json({ success: false, error: 'Account not found' })));
    await signIn();
    expect((await findToast()).title).toBe('Account Not Found');
    expect(currentUrl()).toBe('/login');
  });

  it('shows that cookies are needed if the browser blocks them, and sends no password', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined });
    await signIn();
    expect(await findToast()).toMatchObject({ title: 'Cookies Are Needed', variant: 'destructive' });
    expect(screen.getByRole('button', { name: 'Access Dashboard' })).toBeEnabled();
    expect(screen.getByLabelText('Password')).toHaveValue('skal-demo-client');
    expect([currentUrl(), requests]).toEqual(['/login', []]);
    Reflect.deleteProperty(document, 'cookie');
  });

  it('H17: is idle again after a failure, and keeps the form', async () => {
    respondWith(scenarios['500']);
    await signIn();
    await findToast();
    expect(screen.getByRole('button', { name: 'Access Dashboard' })).toBeEnabled();
    expect(screen.getByLabelText('Email')).toHaveValue('client@skal.example');
    expect(screen.getByLabelText('Password')).toHaveValue('skal-demo-client');
  });
});
