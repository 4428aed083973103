import { jest } from '@jest/globals';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { makeSession } from '../../../mocks/account/session.ts';
import { liveAppStatus } from '../../../mocks/app/liveClient.ts';
import {
  appStatusHandlers,
  billingHandlers,
  makeAppStatus,
  makeBilling,
  makeMetric,
  makeOverview,
  overviewHandlers,
} from '../../../mocks/figures.ts';
import { handlers, sessionHandler } from '../../../mocks/handlers.ts';
import { commerceHandlers, sampleCommerce } from '../../../mocks/metrics/commerce.ts';
import { makeTicket, ticketHandlers } from '../../../mocks/support/ticket.ts';
import { renderPage } from '../../../testing/renderPage.tsx';

const server = mockNetwork(...handlers);

const panel = () => within(screen.getByRole('dialog', { name: 'AI Assistant' }));
const field = () => panel().getByRole('textbox', { name: 'Message' });

/** Opens a page of a live client, and the panel on it. */
async function openPanel(path = '/content-management') {
  server.use(
    sessionHandler(makeSession({ business: { features: { ecommerce: true }, liveAt: '2026-10-01T08:00:00.000Z' } })),
  );
  const opened = await renderPage(path);
  await opened.user.click(screen.getAllByRole('button', { name: 'AI Assistant' }).at(-1) as HTMLElement);
  return opened;
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the data of the assistant', () => {
  const busy = [
    ...ticketHandlers(makeTicket({ title: 'No payment' }), makeTicket({ id: 'c2', status: 'resolved' })),
    appStatusHandlers(makeAppStatus(liveAppStatus)),
    overviewHandlers(makeOverview({ ordersToday: makeMetric(17) })),
    commerceHandlers(sampleCommerce),
    billingHandlers(makeBilling()),
  ];

  /** Asks in the panel and returns the reply. */
  function ask(question: string) {
    jest.useFakeTimers();
    fireEvent.change(field(), { target: { value: question } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => jest.advanceTimersByTime(1500));
    jest.useRealTimers();
    return panel().getByRole('log').textContent;
  }

  it.each([
    ['support', 'No payment', 'Which tickets are open?', 'Support tickets: 2. Not resolved yet: 1.'],
    ['billing', 'Premium', 'What does my plan cost?', 'Monthly cost: €149.'],
    ['commerce', 'Barolo 2019', 'What sold best?', 'Most ordered: Barolo 2019, 12 items'],
    ['overview', '17', 'How many orders today?', 'Orders Today: 17 (App, updated 21 Nov 2026)'],
    ['app-status', 'Live since 1 Oct 2026', 'Which milestones are done?', 'Milestones completed: 2 of 2.'],
  ])('T36: comes from the cached data of %s', async (section, shown, question, answer) => {
    server.use(...busy);
    const { user } = await openPanel(`/dashboard?section=${section}`);
    if (section === 'support') await user.click(screen.getByRole('tab', { name: 'My Tickets' }));
    expect((await screen.findAllByText(shown))[0]).toBeVisible();
    expect(ask(question)).toContain(answer);
  });

  it('T36: is empty if no section was opened: it says so, links there, and sends no request', async () => {
    server.use(...busy);
    await openPanel('/content-management');
    expect(ask('Which tickets are open?')).toContain('Open Support, then ask me again');
    expect(panel().getByRole('link', { name: 'Open Support' })).toHaveAttribute('href', '/dashboard?section=support');
  });

  it('O9: a suggested prompt fills the field without sending', async () => {
    const { user } = await openPanel();
    ask('hello');
    const offered = within(panel().getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
    await user.click(offered[0] as HTMLElement);
    expect(field()).toHaveValue('Which features are switched on?');
    expect(panel().queryByText('The assistant is typing')).not.toBeInTheDocument();
  });

  it('O4: Enter of an input method sends nothing', async () => {
    await openPanel();
    fireEvent.change(field(), { target: { value: 'ワイン' } });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toHaveValue('ワイン');
  });
});
