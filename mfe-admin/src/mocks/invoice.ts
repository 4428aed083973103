import { type AdminInvoiceReply, adminInvoice } from '@skal/contracts/finance/adminInvoice';
import { calculateTotals } from '@skal/contracts/finance/invoice';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes an invoice as the server returns it. */
export const makeInvoice = (own: Partial<AdminInvoiceReply> = {}): AdminInvoiceReply => ({
  id: `0198c0de-0000-7000-9000-${String(own.number ?? 1).padStart(12, '0')}`,
  ...{ number: 1, date: '2026-11-02', dueDate: '2026-11-16', description: 'Setup', currency: 'EUR', status: 'open' },
  ...{ net: 100_000, vat: 25_000, total: 125_000, paidAt: null, corrects: null, creditedBy: null },
  ...{ billedTo: 'Café Kajen', address: '', note: '' },
  ...own,
});

/** Mocks invoices, with issuing, payment and credit notes. */
export function invoiceHandlers(initial: readonly AdminInvoiceReply[]): RequestHandler[] {
  let rows = [...initial];
  const find = (id: string) => rows.find((item) => item.id === id);
  const change = (id: string, now: Partial<AdminInvoiceReply>) => {
    const row = find(id);
    if (!row) return errorResponse(404, 'This invoice was not found.');
    rows = rows.map((item) => (item === row ? { ...row, ...now } : item));
    return { ...row, ...now };
  };
  const add = (own: Partial<AdminInvoiceReply>) => {
    const made = makeInvoice({ number: (rows[0]?.number ?? 0) + 1, ...own });
    rows = [made, ...rows];
    return made;
  };
  return [
    mockEndpoint(adminInvoice.list, () => rows),
    mockEndpoint(adminInvoice.issue, ({ body: { lines, ...body } }) => add({ ...body, ...calculateTotals(lines) })),
    mockEndpoint(adminInvoice.pay, ({ params }) =>
      find(params.id)?.paidAt
        ? errorResponse(409, 'This invoice was already marked as paid.')
        : change(params.id, { status: 'paid', paidAt: '2026-11-20T09:00:00.000Z' }),
    ),
    mockEndpoint(adminInvoice.unpay, ({ params }) => {
      if (find(params.id)?.paidAt === null) return errorResponse(409, 'This invoice is not marked as paid.');
      const now = change(params.id, { status: 'open', paidAt: null });
      return now instanceof Response ? now : undefined;
    }),
    mockEndpoint(adminInvoice.credit, ({ params }) => {
      const wrong = find(params.id);
      if (!wrong) return errorResponse(404, 'This invoice was not found.');
      if (wrong.corrects !== null)
        return errorResponse(409, 'A credit note cannot be credited. Please issue a new invoice instead.');
      if (wrong.creditedBy !== null) return errorResponse(409, 'This invoice has already been credited.');
      const { net, vat, total } = wrong;
      const made = add({ ...{ net: -net, vat: -vat, total: -total }, corrects: wrong.number, status: 'credit' });
      change(wrong.id, { status: 'credited', creditedBy: made.number });
      return made;
    }),
    mockEndpoint(adminInvoice.send, () => ({ email: 'kajen@example.dk' })),
  ];
}
