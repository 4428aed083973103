import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { handlers } from '../mocks/handlers.ts';
import { renderAdminPage } from '../testing/renderAdminPage.tsx';
import AccountPage from './AccountPage.tsx';

mockNetwork(...handlers);

describe("the operator's account page", () => {
  it('shows the operator, the active sessions, and a link to change the password', async () => {
    await renderAdminPage(<AccountPage />, '/admin/account');
    expect(screen.getByText('admin@skal.example')).toBeVisible();
    const places = within(await screen.findByRole('list', { name: 'Where You Are Signed In' }));
    expect(places.getByText('Firefox on Windows')).toBeVisible();
    expect(places.getByText('This browser')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email me a link' })).toHaveAttribute('href', '/forgot-password');
  });
});
