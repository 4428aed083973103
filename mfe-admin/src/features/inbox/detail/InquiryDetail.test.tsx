import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { handlers } from '../../../mocks/handlers.ts';
import { inboxHandlers } from '../../../mocks/inbox.ts';
import { makeAddOnRequest, makeInquiry, makeIntegrationRequest } from '../../../mocks/inboxFixtures.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

async function openLead(change: Parameters<typeof makeInquiry>[0] = {}) {
  const lead = makeInquiry(change);
  server.use(...inboxHandlers({ leads: [lead] }));
  const admin = await renderAdmin(`?tab=inbox&item=${lead.kind}-${lead.id}`);
  const article = await screen.findByRole('article');
  return { ...admin, lead, article: within(article) };
}

const status = () => within(screen.getByRole('form', { name: 'Follow-up' })).getByRole('combobox', { name: 'Status' });

describe('an inquiry', () => {
  it('F23: shows every field as typed, without interpreting HTML', async () => {
    const { article } = await openLead();
    const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(answers).toEqual([
      'Anna Jensen',
      'Kaffebaren',
      'Café',
      '<script>alert(1)</script>\nMore guests 🍷',
      'Paper\n=SUM(A1)',
      'call',
      '+45 12 34 56 78',
      '+4512345678',
      'anna@example.dk',
      '21 Nov 2026, 10:00',
    ]);
    expect(article.getByRole('link', { name: '+4512345678' })).toHaveAttribute('href', 'tel:+4512345678');
    expect(document.querySelector('article script')).toBeNull();
  });

  it('warns below the address that it bounces, and since when', async () => {
    const { article } = await openLead({ undeliverableSince: '2026-11-20T09:00:00.000Z' });
    expect(article.getByText('Emails to this address have bounced since 20 Nov 2026.')).toBeVisible();
  });

  it('saves a status at once, and a note on submit', async () => {
    const { user, toast } = await openLead();
    await user.selectOptions(status(), 'In progress');
    await waitFor(() => expect(status()).toHaveValue('in-progress'));
    expect(within(screen.getByRole('list', { name: 'Inbox' })).getByText('In progress')).toBeVisible();
    await user.click(screen.getByRole('textbox', { name: 'Internal note' }));
    await user.paste('Call after six');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Note Saved' }));
    expect(screen.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Call after six');
  });

  it('shows an error when saving a status fails', async () => {
    const { user, toast } = await openLead({ unread: false });
    server.use(http.patch('/api/admin/inquiries/:id', () => errorResponse(503, 'Not just now.')));
    await user.selectOptions(status(), 'Done');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Not Changed', description: 'Not just now.' }));
    expect(status()).toHaveValue('new');
  });

  it('R15: becomes a client through a prefilled form, and is then done', async () => {
    const { user } = await openLead();
    await user.click(screen.getByRole('button', { name: 'Convert to client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Client' }));
    expect(dialog.getByLabelText(/^Business Name/)).toHaveValue('Kaffebaren');
    expect(dialog.getByLabelText(/^Contact Name/)).toHaveValue('Anna Jensen');
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('anna@example.dk');
    expect(dialog.getByLabelText(/^Phone/)).toHaveValue('+45 12 34 56 78');
    expect(dialog.getByRole('combobox', { name: /^Business Type/ })).toHaveTextContent('Cafe');
    dialog.getByLabelText(/^Subscription Plan/).focus();
    await user.keyboard('Pr');
    await user.click(dialog.getByLabelText(/^Password/));
    await user.paste('otte tegn i alt');
    await user.click(dialog.getByRole('button', { name: 'Create Client' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(status()).toHaveValue('done'));
  });
});

describe('requests of a client', () => {
  it('Q3: an integration request shows its reason, and links to its client', async () => {
    const wish = makeIntegrationRequest();
    server.use(...inboxHandlers({ wishes: [wish], leads: [makeInquiry()] }));
    const { user } = await renderAdmin(`?tab=inbox&item=integration-${wish.id}`);
    expect(await screen.findByText('Our books are kept there.')).toBeVisible();
    // The label that the client selected.
    expect(screen.getByText('High', { selector: 'dd' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vinbar Ved Åen' })).toHaveAttribute(
      'href',
      `/admin?tab=clients&client=${wish.clientId}`,
    );
    await user.click(screen.getByRole('button', { name: 'Show only this client' }));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Inbox' })).getAllByRole('listitem')).toHaveLength(1),
    );
    await user.click(screen.getByRole('button', { name: 'Only Vinbar Ved Åen' }));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Inbox' })).getAllByRole('listitem')).toHaveLength(2),
    );
  });

  it('K32: an add-on request shows its name', async () => {
    const wish = makeAddOnRequest();
    server.use(...inboxHandlers({ addOns: [wish] }));
    await renderAdmin(`?tab=inbox&item=add-on-${wish.id}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Customer Loyalty Program' })).toBeVisible();
  });
});
