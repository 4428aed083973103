import { emailChange } from '@skal/contracts/account/emailChange';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import { MOCK_LINK_TOKEN } from '../../mocks/handlers.ts';
import ConfirmEmailPage from '../../pages/ConfirmEmailPage.tsx';
import StopEmailChangePage from '../../pages/StopEmailChangePage.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { currentUrl, renderSite } from '../../testing/renderSite.tsx';

const { requests, respondWith } = mockSiteApi();
const TAKEN = 'An account with this email address already exists.';

describe('the link that confirms a new address', () => {
  const open = async (token: string) => {
    const { user } = renderSite(<ConfirmEmailPage />, { path: `/confirm-email${token}` });
    await user.click(screen.getByRole('button', { name: 'Confirm Address' }));
  };

  it('confirms by a press, and removes the token from the URL', async () => {
    respondWith([mockEndpoint(emailChange.confirm, ({ body }) => ({ email: `${body.token}@bar.example` }))]);
    await open('#karen');
    expect(await screen.findByText('You can now sign in with karen@bar.example.')).toBeVisible();
    await waitFor(() => expect(currentUrl()).toBe('/confirm-email'));
  });

  it('shows why nothing was changed', async () => {
    respondWith([mockEndpoint(emailChange.confirm, () => errorResponse(409, TAKEN))]);
    await open('#karen');
    expect(await screen.findByText(TAKEN)).toBeVisible();
  });

  it('shows at once that a mail gateway has removed the token, with a link to request another', () => {
    renderSite(<ConfirmEmailPage />, { path: '/confirm-email' });
    expect(screen.getByRole('heading', { name: 'Email Address Not Changed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm Address' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  });
});

describe('the link that stops an e-mail change', () => {
  it('stops it by a press, not when it is opened, and links to the password reset', async () => {
    const { user } = renderSite(<StopEmailChangePage />, { path: `/stop-email-change#${MOCK_LINK_TOKEN}` });
    expect(requests).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Stop the Change' }));
    expect(await screen.findByRole('heading', { name: 'The Change Is Stopped' })).toBeVisible();
    expect(requests[0]).toMatchObject({ path: '/api/email-change/stop', body: { token: MOCK_LINK_TOKEN } });
    expect(screen.getByRole('link', { name: 'Set a New Password' })).toHaveAttribute('href', '/forgot-password');
    await waitFor(() => expect(currentUrl()).toBe('/stop-email-change'));
  });

  it('shows that the address was changed already, with a contact', async () => {
    const { user } = renderSite(<StopEmailChangePage />, { path: '/stop-email-change#used' });
    await user.click(screen.getByRole('button', { name: 'Stop the Change' }));
    expect(await screen.findByText(/^The email address has already been changed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  it('shows at once that a mail gateway has removed the token', () => {
    renderSite(<StopEmailChangePage />, { path: '/stop-email-change' });
    expect(screen.getByText(/set a new password: that stops the change too/)).toBeVisible();
    expect(requests).toHaveLength(0);
  });
});
