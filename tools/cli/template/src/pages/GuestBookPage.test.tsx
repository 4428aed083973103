import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handlers } from '../mocks/handlers.ts';
import { scenarios } from '../mocks/scenarios.ts';
import GuestBookPage from './GuestBookPage.tsx';

const server = mockNetwork(...handlers);

/** Opens the page and loads the session. */
async function loadSession(scenario: 'ok' | '401' | '500' = 'ok') {
  server.use(...scenarios[scenario]);
  const { Providers } = makeStore();
  render(<GuestBookPage />, { wrapper: Providers });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Load the session' }));
  return user;
}

describe('the page', () => {
  it('has a single top-level heading', async () => {
    await loadSession();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Guest Book');
  });

  it.each([
    ['ok', 'Signed in as Karen Lund.'],
    ['401', 'You are not signed in.'],
  ] as const)('shows the signed-in user (%s)', async (scenario, sentence) => {
    await loadSession(scenario);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows an error when the api fails, and retries', async () => {
    const user = await loadSession('500');
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Signed in as Karen Lund.')).toBeVisible();
  });
});
