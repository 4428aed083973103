import { session } from '@skal/contracts/account/session';
import { adminInvoice } from '@skal/contracts/finance/adminInvoice';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { makeClientDetails } from '../../mocks/clientDetails.ts';
import { makeClient } from '../../mocks/clients.ts';
import { handlers } from '../../mocks/handlers.ts';
import { invoiceHandlers, makeInvoice } from '../../mocks/invoice.ts';
import { ClientInvoices } from './ClientInvoices.tsx';

const server = mockNetwork(...handlers);
const client = makeClientDetails(
  makeClient({ businessName: 'Bar Syd', email: 'syd@skal.example', subscriptionPlan: 'premium' }),
);

const InvoicesWithSession = () => (useReadSessionQuery().data ? <ClientInvoices client={client} /> : null);

function open() {
  const { Providers, toast } = makeStore();
  const { unmount } = render(<InvoicesWithSession />, { wrapper: Providers });
  return { toast, unmount, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Invoices' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

describe('the invoices of a client', () => {
  beforeEach(() => server.use(...invoiceHandlers([makeInvoice()])));

  it('are listed with date, total, status, reason and file, newest first', async () => {
    server.use(
      ...invoiceHandlers([
        makeInvoice({ number: 3, corrects: 2, status: 'credit', total: -125_000, currency: 'DKK' }),
        makeInvoice({ number: 2, creditedBy: 3, status: 'credited', currency: 'DKK' }),
        makeInvoice({ status: 'overdue' }),
      ]),
    );
    open();
    expect(await rows()).toEqual([
      'Credit note 32 Nov 2026-1,250 DKKCredit notecredits invoice 2PDFResend',
      'Invoice 22 Nov 20261,250 DKKCreditedcredited by credit note 3PDFResend',
      'Invoice 12 Nov 2026€1,250Overduedue 16 Nov 2026PDFMark as paidResendCredit',
    ]);
    const file = screen.getByRole('link', { name: 'PDF: Credit note 3' });
    expect(file).toHaveAttribute('download', 'credit-note-3.pdf');
    expect(file).toHaveAttribute('href', expect.stringMatching(/^\/api\/invoices\/[\w-]+\/pdf$/));
  });

  it('lists the company details missing on every invoice', async () => {
    open();
    expect(
      await screen.findByText(/currently sent without the company's name \(SITE_COMPANY_NAME\), its/),
    ).toBeInTheDocument();
  });

  it('a new one accepts both decimal separators and the plan price, shows its total, and is sent', async () => {
    server.use(...invoiceHandlers([makeInvoice({ billedTo: 'Bar Syd ApS', address: 'Nyhavn 1' })]));
    const { user, toast } = open();
    await user.click(await screen.findByRole('button', { name: 'New invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }));
    expect(dialog.getByLabelText(/^Billed to/)).toHaveValue('Bar Syd ApS');
    expect(dialog.getByLabelText(/^Address/)).toHaveValue('Nyhavn 1');
    await user.click(dialog.getByLabelText(/^Description/));
    await user.paste('Consulting');
    await user.clear(dialog.getByLabelText(/^Quantity/));
    await user.click(dialog.getByLabelText(/^Quantity/));
    await user.paste('2,5');
    await user.click(dialog.getByLabelText(/^Unit price/));
    await user.paste('1.234,50');
    await user.click(dialog.getByRole('button', { name: 'Add Premium plan, €149' }));
    expect(dialog.getByText('€3,235.25')).toBeInTheDocument();
    expect(dialog.getByText('€4,044.06')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Issue and send' }));
    await waitFor(() => expect(toast()?.title).toBe('Invoice 2 Issued'));
    expect(toast()?.description).toBe('An email to syd@skal.example is on its way.');
    await waitFor(async () => expect((await rows())[0]).toContain('€4,044.06Open'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a rejected one shows errors per line; lines can be removed, and the draft survives a reload', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'New invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }));
    await user.click(dialog.getByRole('button', { name: 'Add a line' }));
    await waitFor(() => expect(dialog.getAllByLabelText(/^Description/)[1]).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Remove line 1' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Description/)).toHaveFocus());
    await user.click(dialog.getByLabelText(/^Description/));
    await user.paste('Setup');
    await user.click(dialog.getByLabelText(/^Unit price/));
    await user.paste('1.23.4');
    await user.click(dialog.getByRole('button', { name: 'Issue and send' }));
    expect(await dialog.findByText(/^Please group thousands in threes/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText(/^Unit price/)).toHaveFocus());
    unmount();
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'New invoice' }));
    const reopened = within(await screen.findByRole('dialog', { name: 'New invoice' }));
    expect(await reopened.findByText(/We restored what you had typed/)).toBeInTheDocument();
    expect(reopened.getByLabelText(/^Description/)).toHaveValue('Setup');
    await again.user.click(reopened.getByRole('button', { name: 'Discard' }));
    expect(reopened.getByLabelText(/^Description/)).toHaveValue('');
  });

  it('can be marked as paid or unpaid, credited and sent again, with confirmations', async () => {
    const { user, toast } = open();
    await user.click(await screen.findByRole('button', { name: 'Resend: Invoice 1' }));
    await waitFor(() => expect(toast()?.description).toBe('An email to kajen@example.dk is on its way.'));
    await user.click(screen.getByRole('button', { name: 'Mark as paid: Invoice 1' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Mark Invoice 1 as paid?' }));
    await user.click(question.getByRole('button', { name: 'Mark as paid' }));
    await waitFor(async () => expect((await rows())[0]).toContain('Paidpaid 20 Nov 2026'));
    await user.click(screen.getByRole('button', { name: 'Mark as unpaid: Invoice 1' }));
    const unpaidDialog = within(await screen.findByRole('alertdialog', { name: 'Mark Invoice 1 as unpaid?' }));
    await user.click(unpaidDialog.getByRole('button', { name: 'Mark as unpaid' }));
    await waitFor(async () => expect((await rows())[0]).toContain('Open'));
    expect(toast()).toMatchObject({ title: 'Marked as Unpaid', description: 'Invoice 1' });
    await user.click(screen.getByRole('button', { name: 'Credit: Invoice 1' }));
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Credit Invoice 1?' }));
    expect(confirmation.getByText(/^A credit note for -€1,250 gets the next number/)).toBeInTheDocument();
    await user.click(confirmation.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(toast()).toMatchObject({ title: 'Credit Note Issued', description: 'Credit note 2' });
  });

  it('shows why marking as paid failed', async () => {
    server.use(mockEndpoint(adminInvoice.pay, () => errorResponse(409, 'This invoice was already marked as paid.')));
    const { user, toast } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as paid: Invoice 1' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark as paid' }));
    await waitFor(() => expect(toast()?.description).toBe('This invoice was already marked as paid.'));
  });

  it('shows why marking as unpaid failed', async () => {
    server.use(...invoiceHandlers([makeInvoice({ status: 'paid', paidAt: '2026-11-20T09:00:00.000Z' })]));
    server.use(mockEndpoint(adminInvoice.unpay, () => errorResponse(409, 'This invoice is not marked as paid.')));
    const { user, toast } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as unpaid: Invoice 1' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark as unpaid' }));
    await waitFor(() => expect(toast()?.description).toBe('This invoice is not marked as paid.'));
  });

  it('8.2.1: support can read and send them', async () => {
    server.use(mockEndpoint(session.read, () => makeSession('admin', { role: 'support' })));
    open();
    expect(await rows()).toEqual(['Invoice 12 Nov 2026€1,250Opendue 16 Nov 2026PDFResend']);
    expect(screen.getByText('You can view and resend invoices. Only an owner can issue them.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New invoice' })).not.toBeInTheDocument();
  });

  it('show an empty state, and a load error', async () => {
    server.use(...invoiceHandlers([]));
    const { unmount } = open();
    expect(await screen.findByText('No invoices have been issued to this client yet.')).toBeInTheDocument();
    unmount();
    server.use(http.get('/api/admin/clients/:id/invoices', () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = open();
    await screen.findByText('The invoices could not be loaded');
    server.use(...invoiceHandlers([makeInvoice()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
