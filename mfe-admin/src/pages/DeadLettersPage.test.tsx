import { DEAD_LETTER_PAGE_SIZE } from '@skal/contracts/operations/deadLetter';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { deadLetterHandlers, makeDeadLetter, sampleDeadLetters } from '../mocks/deadLetters.ts';
import { handlers } from '../mocks/handlers.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { OverviewTab } from '../tabs/OverviewTab.tsx';
import { renderAdminPage, supportSession } from '../testing/renderAdminPage.tsx';
import DeadLettersPage from './DeadLettersPage.tsx';

const server = mockNetwork(...handlers);
/** The mocks keep changes: each test starts with fresh ones. */
beforeEach(() => server.use(...deadLetterHandlers(...sampleDeadLetters())));

const open = () => renderAdminPage(<DeadLettersPage />, '/admin/mails');
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the undelivered emails page', () => {
  it('shows kind, recipient and failure reason of each email', async () => {
    await open();
    const invoice = await row(/Invoice 12/);
    expect(invoice.getByText('kasse@vinbar.example')).toBeVisible();
    expect(invoice.getByText('The mail server rejected it permanently. Please check the address.')).toBeVisible();
    expect(invoice.getByText('Emails to this address have bounced since 20 Nov 2026.')).toBeVisible();
    expect(invoice.getByText(/550 5\.1\.1 no such user/)).toBeVisible();
    expect(
      (await row(/Opening hours/)).getByText('Delivery was attempted 18 times and deferred each time.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Undelivered Emails' })).toHaveAttribute('aria-current', 'page');
  });

  it('retries an email, which then disappears', async () => {
    const { user, toast } = await open();
    await user.click(await screen.findByRole('button', { name: /^Try again: kasse@vinbar\.example/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Invoice 12/ })).not.toBeInTheDocument());
    expect(toast()?.title).toBe('Email Queued Again');
  });

  it('asks before deleting', async () => {
    const { user, toast } = await open();
    await user.click(await screen.findByRole('button', { name: /^Delete: ida@birk\.example/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the email to ida@birk.example?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toast()?.title).toBe('Email Deleted'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Opening hours/ })).not.toBeInTheDocument());
  });

  it('8.2.1: support can retry, but not delete', async () => {
    server.use(supportSession());
    await open();
    expect(await screen.findByRole('button', { name: /^Try again: kasse/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it('pages to older ones and back', async () => {
    const all = Array.from({ length: DEAD_LETTER_PAGE_SIZE + 1 }, (_, index) =>
      makeDeadLetter({ subject: `Mail ${index}` }),
    );
    server.use(...deadLetterHandlers(...all));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('row', { name: new RegExp(`Mail ${DEAD_LETTER_PAGE_SIZE}\\b`) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByRole('row', { name: /Mail 0\b/ })).toBeVisible();
  });

  it('shows an empty state, and retries after a failure', async () => {
    server.use(...scenarios['500']);
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...deadLetterHandlers());
    await user.click(retry);
    expect(await screen.findByText('No undelivered emails')).toBeVisible();
  });
});

describe('the dashboard', () => {
  const dashboard = () =>
    renderAdminPage(
      <>
        <h1>Dashboard</h1>
        <OverviewTab />
      </>,
      '/admin',
    );

  it('shows the number of undelivered emails, with a link', async () => {
    await dashboard();
    expect(await screen.findByRole('link', { name: 'View undelivered emails' })).toHaveAttribute(
      'href',
      '/admin/mails',
    );
  });

  it('shows nothing without undelivered emails', async () => {
    server.use(...deadLetterHandlers());
    await dashboard();
    expect(await screen.findByText('Recent Client Activity')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View undelivered emails' })).not.toBeInTheDocument();
  });
});
