import { ticket } from '@skal/contracts/support/ticket';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { makeTicket, ticketHandlers } from '../../../mocks/support/ticket.ts';
import { mockPortalApi } from '../../../testing/mockPortalApi.ts';
import { recordToasts, renderSection } from '../../../testing/renderSection.tsx';
import { fillTicket as fill, submitTicket as submit } from '../../../testing/ticket.ts';

const { respondWith, requestsTo } = mockPortalApi();

const tab = (name: string) => screen.getByRole('tab', { name });
const form = (name: string) => within(screen.getByRole('form', { name }));
const png = (name: string) => new File(['picture'], name, { type: 'image/png' });

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function openSupport() {
  respondWith(...ticketHandlers());
  return renderSection('support');
}

describe('the Support Center', () => {
  it('L1, L2, L3, L21: has tabs, emergency guidelines and response targets', async () => {
    await openSupport();
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['New Ticket', 'My Tickets']);
    expect(screen.getByText(/What counts as an emergency/)).toBeVisible();
    const targets = within(screen.getByRole('region', { name: 'Response targets' }));
    expect(targets.getByText('15 minutes, 24/7')).toBeVisible();
    expect(targets.getByText('2 hours, business hours')).toBeVisible();
    expect(targets.getByText('24-48 hours, business hours')).toBeVisible();
  });

  it('L6, L16: has the specified options, ten countries, Denmark first', async () => {
    const { user } = await openSupport();
    await user.click(screen.getByRole('combobox', { name: 'Priority' }));
    const priorities = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(priorities).toEqual(['Emergency', 'High', 'Normal']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    expect(await screen.findAllByRole('option')).toHaveLength(7);
    await user.keyboard('{Escape}');
    const country = screen.getByLabelText('Country code');
    expect(country).toHaveValue('+45');
    expect(within(country).getAllByRole('option', { hidden: true })).toHaveLength(10);
    await pasteInto(user, screen.getByLabelText('Contact phone'), '12345678');
    expect(screen.getByLabelText('Contact phone')).toHaveValue('12 34 56 78');
    await user.selectOptions(country, '+44');
    expect(screen.getByLabelText('Contact phone')).toHaveValue('');
  });

  it('L4, L7, L8, T32: Emergency switches form and category; switching back resets them and keeps the text', async () => {
    const { user } = await openSupport();
    await fill(user);
    await choose(user, 'Priority', 'Emergency');
    expect(form('Emergency ticket').getByLabelText(/^Title/)).toHaveValue('Empty page');
    expect(screen.queryByRole('combobox', { name: 'Priority' })).not.toBeInTheDocument();
    expect(screen.getByText(/Filed as a bug report/)).toBeVisible();
    await pasteInto(user, screen.getByLabelText('Why is this an emergency?'), 'Customers cannot pay');
    await user.click(screen.getByRole('button', { name: 'Back to standard ticket' }));
    expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('Normal');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Other');
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Empty page');
    await choose(user, 'Priority', 'Emergency');
    expect(screen.getByLabelText('Why is this an emergency?')).toHaveValue('');
  });

  it.each(['', '   '])('L10: without a title (%j) shows Missing Information and sends nothing', async (title) => {
    const { user, toast } = await openSupport();
    if (title) await pasteInto(user, screen.getByLabelText(/^Title/), title);
    await pasteInto(user, screen.getByLabelText(/^Description/), 'Since this morning');
    await submit(user);
    expect((await toast()).title).toBe('Missing Information');
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus());
    expect(requestsTo('POST /api/support-ticket')).toHaveLength(0);
  });

  it('L11: an emergency without a phone shows Emergency Contact Required', async () => {
    const { user, toast } = await openSupport();
    await choose(user, 'Priority', 'Emergency');
    await fill(user);
    await submit(user);
    expect((await toast()).title).toBe('Emergency Contact Required');
    expect(requestsTo('POST /api/support-ticket')).toHaveLength(0);
  });

  it('L12, T33: recommends a file for a bug, inline and on submit, and still sends it', async () => {
    const portal = await openSupport();
    const { user } = portal;
    await fill(user);
    await choose(user, 'Category', 'Bug report');
    expect(screen.getByText(/You can send the ticket without one/)).toBeVisible();
    const toasts = recordToasts(portal);
    await submit(user);
    await waitFor(() => expect(toasts).toEqual(['Attachment Recommended', 'Ticket Submitted']));
    expect(requestsTo('POST /api/support-ticket')).toHaveLength(1);
  });

  it('L17, L18: sends the fields, the names of the files only, and the justification in the description', async () => {
    const { user } = await openSupport();
    await choose(user, 'Priority', 'Emergency');
    await fill(user);
    await pasteInto(user, screen.getByLabelText(/^Contact phone/), '12345678');
    await pasteInto(user, screen.getByLabelText('Why is this an emergency?'), 'Customers cannot pay');
    await user.upload(screen.getByLabelText('Attachments'), [png('photo.png')]);
    await submit(user);
    await waitFor(() => expect(requestsTo('POST /api/support-ticket')).toHaveLength(1));
    expect(requestsTo('POST /api/support-ticket')[0]?.body).toEqual({
      title: 'Empty page',
      description: 'Since this morning\n\nEmergency justification: Customers cannot pay',
      priority: 'emergency',
      category: 'bug',
      name: 'Karen Lund',
      email: 'client@skal.example',
      phone: '+45 12 34 56 78',
      attachments: ['photo.png'],
    });
  });

  it('L9, L19: success resets the form and opens My Tickets with the new one first', async () => {
    respondWith(...ticketHandlers(makeTicket({ title: 'An older one' })));
    const { user } = await renderSection('support');
    await fill(user);
    await submit(user);
    await waitFor(() => expect(tab('My Tickets')).toHaveAttribute('aria-selected', 'true'));
    await screen.findByRole('heading', { level: 3, name: 'Empty page' });
    const [first, second] = within(screen.getByRole('list', { name: 'Your tickets' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Empty page/);
    expect(second).toHaveTextContent(/^An older one/);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Your tickets' })).toHaveFocus());
    await user.click(tab('New Ticket'));
    expect(screen.getByLabelText(/^Title/)).toHaveValue('');
    expect(screen.getByLabelText(/^Description/)).toHaveValue('');
  });

  it.each([
    [
      'the server’s words',
      HttpResponse.json({ error: 'Too many tickets today' }, { status: 429 }),
      'Too many tickets today',
    ],
    ['a session that ended', HttpResponse.json({ error: 'Please sign in' }, { status: 401 }), 'Please sign in'],
    ['no answer', HttpResponse.error(), 'Failed to submit support ticket. Please try again.'],
  ])('L20: %s: Submission Failed, and the form stays', async (_, answer, description) => {
    const { user, toast } = await openSupport();
    respondWith(http.post(ticket.create.path, () => answer.clone()));
    await fill(user);
    await user.upload(screen.getByLabelText('Attachments'), [png('photo.png')]);
    await submit(user);
    expect(await toast()).toEqual({ title: 'Submission Failed', description, variant: 'destructive' });
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Empty page');
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Since this morning');
    expect(screen.getByText('photo.png')).toBeVisible();
  });

  it('keeps the form across tabs', async () => {
    const { user } = await openSupport();
    await fill(user);
    await user.click(tab('My Tickets'));
    await user.click(tab('New Ticket'));
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Empty page');
  });
});
