import { INVITATION_REJECTED, passwordLink } from '@skal/contracts/account/passwordLink';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MOCK_LINK_TOKEN } from '../../mocks/handlers.ts';
import { scenarios } from '../../mocks/scenarios.ts';
import ForgotPasswordPage from '../../pages/ForgotPasswordPage.tsx';
import LoginPage from '../../pages/LoginPage.tsx';
import SetPasswordPage from '../../pages/SetPasswordPage.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { currentUrl, findToast, renderSite } from '../../testing/renderSite.tsx';

const { requests, respondWith } = mockSiteApi();
const NEW = 'two glasses at the harbour';

describe('a forgotten password', () => {
  it('is linked from the sign-in page', () => {
    renderSite(<LoginPage />, { path: '/login' });
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
  });

  it('6.3.8: gets a link by email, with the same confirmation for every address', async () => {
    const { user } = renderSite(<ForgotPasswordPage />, { path: '/forgot-password' });
    await pasteInto(user, screen.getByLabelText('Email'), ' client@skal.example ');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    const outcome = await screen.findByRole('heading', { name: 'Check Your Inbox' });
    expect(outcome.parentElement).toHaveFocus();
    expect(outcome.parentElement).toHaveTextContent('If there is an account with this address, a link is on its way.');
    expect(requests[0]).toMatchObject({ path: '/api/password-link', body: { email: 'client@skal.example' } });
    await user.click(screen.getByRole('button', { name: 'Enter the address again' }));
    expect(screen.getByLabelText('Email')).toHaveValue('client@skal.example');
  });

  it('rejects an invalid address before sending, and keeps the form after a failure', async () => {
    const { user } = renderSite(<ForgotPasswordPage />, { path: '/forgot-password' });
    await pasteInto(user, screen.getByLabelText('Email'), 'client@');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(requests).toHaveLength(0);
    respondWith(scenarios.offline);
    await pasteInto(user, screen.getByLabelText('Email'), 'skal.example');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    expect((await findToast()).title).toBe('The Link Was Not Sent');
    expect(screen.getByLabelText('Email')).toHaveValue('client@skal.example');
  });
});

describe('the page of a password link', () => {
  async function set(user: UserEvent, confirm = NEW) {
    await pasteInto(user, screen.getByLabelText(/^New password/), NEW);
    await pasteInto(user, screen.getByLabelText(/^Confirm password/), confirm);
    await user.click(screen.getByRole('button', { name: 'Set Password' }));
  }
  const open = (token: string) => renderSite(<SetPasswordPage />, { path: `/set-password${token}` });

  it('sends the token of the URL fragment, and removes it from the URL', async () => {
    const { user } = open(`#${MOCK_LINK_TOKEN}`);
    await set(user);
    expect(await screen.findByRole('heading', { name: 'Your Password Is Set' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(requests.at(-1)?.body).toEqual({ token: MOCK_LINK_TOKEN, newPassword: NEW, confirmPassword: NEW });
    await waitFor(() => expect(currentUrl()).toBe('/set-password'));
  });

  it('gives password managers the address of the link’s account', async () => {
    const { container } = open(`#${MOCK_LINK_TOKEN}`);
    const username = container.querySelector('input[autocomplete="username"]');
    await waitFor(() => expect(username).toHaveValue('karen@vinbar.example'));
    expect(requests[0]).toMatchObject({ path: '/api/set-password/account', body: { token: MOCK_LINK_TOKEN } });
  });

  it('shows why a link is invalid before input, with a link to request another', async () => {
    open('#an-old-one');
    expect(await screen.findByText(/^This link has expired or was replaced/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a New Link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('says why an invitation cannot be accepted, without offering another link', async () => {
    const reason = 'This invitation has expired or was replaced by a newer one. Please ask to be invited again.';
    respondWith([mockEndpoint(passwordLink.read, () => errorResponse(410, reason, { code: INVITATION_REJECTED }))]);
    open(`#${MOCK_LINK_TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This Invitation Cannot Be Accepted' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Request a New Link' })).toBeNull();
  });

  it('shows at once that a mail gateway has removed the token, with a link to request another', () => {
    open('');
    expect(screen.getByRole('heading', { name: 'This Link Is Incomplete' })).toBeVisible();
    expect(screen.queryByLabelText(/password/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Request a New Link' })).toHaveAttribute('href', '/forgot-password');
    expect(requests).toHaveLength(0);
  });

  it('keeps the form if the link’s account fails to load', async () => {
    respondWith([mockEndpoint(passwordLink.read, () => errorResponse(500, 'Something went wrong.'))]);
    const { user } = open(`#${MOCK_LINK_TOKEN}`);
    await set(user);
    expect(await screen.findByRole('heading', { name: 'Your Password Is Set' })).toBeVisible();
  });

  it('N12: requires the same password twice, and keeps the form after a failure', async () => {
    const { user } = open(`#${MOCK_LINK_TOKEN}`);
    await set(user, 'another one');
    expect(await screen.findByText('New password and confirmation must match')).toBeVisible();
    respondWith(scenarios['500']);
    await user.clear(screen.getByLabelText(/^Confirm password/));
    await pasteInto(user, screen.getByLabelText(/^Confirm password/), NEW);
    await user.click(screen.getByRole('button', { name: 'Set Password' }));
    expect((await findToast()).title).toBe('The Password Was Not Set');
    await waitFor(() => expect(screen.getByLabelText(/^New password/)).toHaveValue(NEW));
  });
});
