import { session } from '@skal/contracts/account/session';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { handlers } from '../../mocks/handlers.ts';
import { ledgerHandlers, makeLedgerEntry } from '../../mocks/ledger.ts';
import { ClientLedger } from './ClientLedger.tsx';

const server = mockNetwork(...handlers);
const CLIENT = '0198c0de-0000-7000-8000-0000000000c2';

const LedgerWithSession = () => (useReadSessionQuery().data ? <ClientLedger clientId={CLIENT} /> : null);

function open() {
  const { Providers, toast } = makeStore();
  render(<LedgerWithSession />, { wrapper: Providers });
  return { toast, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Ledger' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

describe('the ledger of a client', () => {
  beforeEach(() => server.use(...ledgerHandlers([makeLedgerEntry()])));

  it('lists entries with their own currency and source', async () => {
    server.use(
      ...ledgerHandlers([
        makeLedgerEntry({ note: '', currency: 'DKK', origin: 'demo' }),
        makeLedgerEntry({ category: 'Monthly Subscriptions', amount: 9_900, note: 'basic plan', origin: 'plan' }),
      ]),
    );
    open();
    expect(await rows()).toEqual([
      '2 Nov 2026Setup Fees2,400 DKK–Demo dataReverse',
      '2 Nov 2026Monthly Subscriptions€99basic planPlan priceReverse',
    ]);
  });

  it('records an entry, and keeps category and day for the next one', async () => {
    const { user, toast } = open();
    await user.click(await screen.findByRole('combobox', { name: /^Category/ }));
    await user.click(screen.getByRole('option', { name: 'Custom Development' }));
    await user.click(screen.getByLabelText(/^Amount/));
    await user.paste('1.234,50');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(toast()?.title).toBe('Entry Recorded'));
    expect(toast()?.description).toBe('Custom Development, €1,234.50');
    await waitFor(async () => expect((await rows())[0]).toContain('Custom Development€1,234.50'));
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveTextContent('Custom Development');
  });

  it('rejects an ambiguous amount', async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText(/^Amount/));
    await user.paste('1.234.56');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(
      await screen.findByText('Please group thousands in threes, such as 1.234.567 or 1,234,567'),
    ).toBeInTheDocument();
    expect(screen.getByText('Please choose a category')).toBeInTheDocument();
  });

  it('reverses an entry with a reason, keeps both entries, and allows no second reversal', async () => {
    const { user, toast } = open();
    await user.click(await screen.findByRole('button', { name: 'Reverse Setup Fees, €2,400, 2 Nov 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reverse Entry' }));
    await user.click(dialog.getByRole('button', { name: 'Add reversal' }));
    expect(await dialog.findByText('Please enter a reason')).toBeInTheDocument();
    await user.click(dialog.getByLabelText(/^Reason/));
    await user.paste('Booked twice');
    await user.click(dialog.getByRole('button', { name: 'Add reversal' }));
    await waitFor(() => expect(toast()?.title).toBe('Entry Reversed'));
    await waitFor(async () =>
      expect(await rows()).toEqual([
        '2 Nov 2026Setup Fees-€2,400Booked twiceReversal',
        '2 Nov 2026Setup Fees€2,400First halfReversed',
      ]),
    );
  });

  it('8.2.1: support can read it, but not record entries', async () => {
    server.use(mockEndpoint(session.read, () => makeSession('admin', { role: 'support' })));
    open();
    expect(await rows()).toEqual(['2 Nov 2026Setup Fees€2,400First halfRecorded']);
    expect(screen.getByText('You can view the ledger. Only an owner can add entries.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows an empty state, and a load error', async () => {
    server.use(http.get('/api/admin/clients/:id/ledger', () => HttpResponse.error()));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...ledgerHandlers([]));
    await user.click(retry);
    expect(await screen.findByText('No entries for this client yet.')).toBeInTheDocument();
  });
});
