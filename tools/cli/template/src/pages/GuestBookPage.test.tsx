import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handlers } from '../mocks/handlers.ts';
import { scenarios } from '../mocks/scenarios.ts';
import GuestBookPage from './GuestBookPage.tsx';

const server = mockNetwork(...handlers);

/** Opens the page and asks who is signed in. */
async function ask(scenario: 'ok' | '401' | '500' = 'ok') {
  server.use(...scenarios[scenario]);
  const { Around } = makeStore();
  render(<GuestBookPage />, { wrapper: Around });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Ask the api' }));
  return user;
}

describe('the page', () => {
  it('has one heading at its top', async () => {
    await ask();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Guest Book');
  });

  it.each([
    ['ok', 'Signed in as Karen Lund.'],
    ['401', 'Nobody is signed in.'],
  ] as const)('says who is signed in (%s)', async (scenario, sentence) => {
    await ask(scenario);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says that the api did not answer, and asks again', async () => {
    const user = await ask('500');
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Signed in as Karen Lund.')).toBeVisible();
  });
});
