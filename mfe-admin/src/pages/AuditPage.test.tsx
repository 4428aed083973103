import { AUDIT_PAGE_SIZE } from '@skal/contracts/operations/audit';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { auditHandlers, makeAuditEntry } from '../mocks/access.ts';
import { handlers } from '../mocks/handlers.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { renderAdminPage } from '../testing/renderAdminPage.tsx';
import AuditPage from './AuditPage.tsx';

const server = mockNetwork(...handlers);
const open = (query = '') => renderAdminPage(<AuditPage />, `/admin/audit${query}`);
const entries = async () => (await screen.findAllByRole('row')).slice(1);

describe('the audit log', () => {
  it('shows actor, action and previous values', async () => {
    await open();
    const [changed, refused] = await entries();
    expect(changed).toHaveTextContent('Operator changed');
    expect(changed).toHaveTextContent('role: support → owner');
    expect(changed).toHaveTextContent('Anna Skov <admin@skal.example>');
    expect(refused).toHaveTextContent('Not signed in');
    expect(refused).toHaveTextContent('reason: wrong');
  });

  it('formats changes: names, amounts, times and days', async () => {
    const before = { number: 7, paidAt: '2026-11-20T09:00:00.000Z' };
    const issued = { number: 7, total: -562_500, currency: 'DKK', dueDate: '2026-12-06', note: null };
    server.use(
      ...auditHandlers(
        makeAuditEntry({ action: 'invoice.unpaid', before, after: { number: 7, paidAt: null } }),
        makeAuditEntry({ action: 'invoice.issued', before: null, after: issued }),
      ),
    );
    await open();
    const lines = (await entries()).map((row) =>
      within(row)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    );
    expect(lines).toEqual([
      ['number: 7', 'paid at: 20 Nov 2026, 10:00 → –'],
      ['number: 7', 'total: -5,625 DKK', 'due date: 6 Dec 2026', 'note: –'],
    ]);
  });

  it('filters by an action in the URL, and exports the filtered entries', async () => {
    const { user, router } = await open();
    await entries();
    const created = await screen.findByRole('option', { name: 'Client created' });
    await user.selectOptions(screen.getByLabelText('Action'), created);
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
    expect(await entries()).toHaveLength(1);
    expect(router.state.location.search).toBe('?action=client.created');
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/audit.csv?action=client.created',
    );
  });

  it('loads the next page', async () => {
    server.use(...auditHandlers(...Array.from({ length: AUDIT_PAGE_SIZE + 1 }, () => makeAuditEntry())));
    const { user } = await open();
    expect(await entries()).toHaveLength(AUDIT_PAGE_SIZE);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await entries()).toHaveLength(AUDIT_PAGE_SIZE + 1));
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('shows an empty state, and a load error', async () => {
    const { user } = await open('?action=nothing.like');
    expect(await screen.findByText('No entries match these filters.')).toBeVisible();
    server.use(...scenarios['500']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('The audit trail could not be loaded')).toBeVisible();
  });
});
