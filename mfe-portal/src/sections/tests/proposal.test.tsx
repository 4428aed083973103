import { jest } from '@jest/globals';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Proposal, proposalOpened } from '../../components/proposal/proposal.slice.ts';
import { REPLY_MS } from '../../features/assistant/ChatProvider.tsx';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { pushHandlers, samplePushes, samplePushOverview } from '../../mocks/app/push.ts';
import { sampleItems } from '../../mocks/content/ContentMock.ts';
import { contentManagementHandlers } from '../../mocks/content/contentManagement.ts';
import { guestEventHandlers } from '../../mocks/content/guestEvents.ts';
import { notificationHandlers, sampleNotifications } from '../../mocks/metrics/notifications.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { renderSection } from '../../testing/renderSection.tsx';
import { region, withEverything } from '../../testing/reportSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const live = makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } });

afterEach(() => {
  jest.useRealTimers();
});

/** Opens Content Management, writes to the assistant there, and follows the link of its reply. */
async function command(text: string, link: string) {
  respondWith(...settingsHandlers(live), ...contentManagementHandlers(sampleItems(), {}), ...guestEventHandlers());
  const page = await renderPage('/content-management');
  await page.user.click(screen.getAllByRole('button', { name: 'AI Assistant' }).at(-1) as HTMLElement);
  const panel = within(await screen.findByRole('dialog', { name: 'AI Assistant' }));
  const field = panel.getByRole('textbox', { name: 'Message' });
  jest.useFakeTimers();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  act(() => jest.advanceTimersByTime(REPLY_MS));
  jest.useRealTimers();
  await page.user.click(panel.getByRole('link', { name: link }));
  return page;
}

describe('a form that the assistant prepares', () => {
  it('opens an item as a draft in the named category, and saves it only when a person presses the button', async () => {
    const { user } = await command('Add fish soup for 125 kr to main courses', 'Open the item');
    const form = within(await screen.findByRole('dialog', { name: 'Add Item' }));
    expect(await form.findByText('Proposed by the assistant')).toBeVisible();
    expect(form.getByLabelText(/^Name/)).toHaveValue('Fish soup');
    expect(form.getByLabelText(/^Price in DKK/)).toHaveValue('125');
    expect(form.getByLabelText(/^Category/)).toHaveTextContent('Main Courses');
    expect(requestsTo('POST /api/menu/items')).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save to draft' }));
    await waitFor(() => expect(requestsTo('POST /api/menu/items')).toHaveLength(1));
    expect(requestsTo('POST /api/menu/items')[0]?.body).toMatchObject({
      ...{ name: 'Fish soup', price: 12_500, status: 'draft' },
    });
  });

  it('opens an event on its tab', async () => {
    await command('Create a wine tasting on 2030-05-03 from 19:00 to 21:30 for 295 kr', 'Open the event');
    const form = within(await screen.findByRole('dialog', { name: /Event$/ }));
    await waitFor(() => expect(form.getByLabelText(/^Title/)).toHaveValue('Wine tasting'));
    expect(form.getByLabelText(/^Starts/)).toHaveValue('2030-05-03T19:00');
    expect(form.getByLabelText(/^Ends/)).toHaveValue('2030-05-03T21:30');
    expect(form.getByLabelText(/^Price/)).toHaveValue('295');
    expect(screen.getByRole('tab', { name: 'Events & Promotions', hidden: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

const proposal: Proposal = {
  form: 'push',
  values: { title: 'Wine tasting tonight', text: '', link: 'events', audience: 'vip' },
  remarks: ['You named Fri 4 Dec 2026.'],
};

async function openPush() {
  respondWith(
    ...withEverything(true),
    notificationHandlers(sampleNotifications),
    ...pushHandlers(samplePushOverview, samplePushes),
  );
  const opened = await renderSection('push-notifications');
  return { ...opened, compose: await region('Quick Send') };
}

describe('a proposed notification', () => {
  it('fills the empty form, names what has no field, and sends nothing', async () => {
    const { store, compose } = await openPush();
    act(() => void store.dispatch(proposalOpened(proposal)));
    await waitFor(() => expect(compose.getByLabelText('Title *')).toHaveValue('Wine tasting tonight'));
    expect(compose.getByText('You named Fri 4 Dec 2026.')).toBeVisible();
    expect(compose.getByLabelText('Audience *')).toHaveTextContent('VIP Members');
    expect(requestsTo('POST /api/push/campaigns')).toEqual([]);
  });

  it.each([
    ['Keep my text', 'Mulled wine'],
    ['Use the proposal', 'Wine tasting tonight'],
  ])('never replaces what a person has typed without asking: %s', async (answer, title) => {
    const { store, compose, user } = await openPush();
    await pasteInto(user, compose.getByLabelText('Title *'), 'Mulled wine');
    act(() => void store.dispatch(proposalOpened(proposal)));
    expect(await compose.findByText('Use the proposal of the assistant?')).toBeVisible();
    expect(compose.getByLabelText('Title *')).toHaveValue('Mulled wine');
    await user.click(compose.getByRole('button', { name: answer }));
    await waitFor(() => expect(compose.getByLabelText('Title *')).toHaveValue(title));
    expect(compose.queryByText('Use the proposal of the assistant?')).not.toBeInTheDocument();
  });

  it('counts a restored draft as typed', async () => {
    const { store, compose, user, unmount } = await openPush();
    await pasteInto(user, compose.getByLabelText('Title *'), 'Mulled wine');
    unmount();
    const again = await openPush();
    act(() => void again.store.dispatch(proposalOpened(proposal)));
    expect(store).toBeDefined();
    expect(await again.compose.findByText('Use the proposal of the assistant?')).toBeVisible();
    expect(again.compose.getByLabelText('Title *')).toHaveValue('Mulled wine');
  });
});
