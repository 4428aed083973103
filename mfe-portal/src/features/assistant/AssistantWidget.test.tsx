import { jest } from '@jest/globals';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeSession } from '../../mocks/account/session.ts';
import { handlers, sessionHandler } from '../../mocks/handlers.ts';
import { renderPage } from '../../testing/renderPage.tsx';

const server = mockNetwork(...handlers);
const live = sessionHandler(makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } }));
const pages = ['/dashboard?section=add-ons', '/content-management', '/integrations'];

const panel = () => within(screen.getByRole('dialog', { name: 'AI Assistant' }));
const field = () => panel().getByRole('textbox', { name: 'Message' });
const opener = () => screen.getAllByRole('button', { name: 'AI Assistant' }).at(-1) as HTMLElement;

/** Opens a page of a live client, and the panel on it. */
async function openPanel(path = '/content-management') {
  server.use(live);
  const opened = await renderPage(path);
  await opened.user.click(opener());
  await screen.findByRole('dialog', { name: 'AI Assistant' });
  return opened;
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the assistant before launch', () => {
  it.each(pages)('O1, O2: on %s it is closed and disabled, and still shows its tooltip', async (path) => {
    const { user } = await renderPage(path);
    const button = screen.getByRole('button', { name: 'AI Assistant - Coming Soon' });
    expect(button).toBeDisabled();
    expect(button.closest('[data-widget]')).toHaveTextContent('!');
    await user.hover(button.parentElement ?? button);
    const tip = await screen.findByRole('tooltip');
    expect(tip).toHaveTextContent('AI Assistant - Coming Soon');
    expect(tip).toHaveTextContent('Intelligent automation for app management');
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('O2: the keyboard reaches the tooltip although the button is disabled', async () => {
    await renderPage('/integrations');
    const focusTarget = screen.getByRole('button', { name: 'AI Assistant - Coming Soon' }).parentElement;
    expect(focusTarget).toHaveAttribute('tabindex', '0');
    expect(focusTarget).toHaveAttribute('data-widget');
  });
});

describe('the assistant of a live client', () => {
  it.each(pages)('O1, T36: on %s it opens, and first states that it is automated', async (path) => {
    await openPanel(path);
    expect(panel().getByText('Online')).toBeInTheDocument();
    expect(panel().getByRole('log')).toHaveTextContent(/^Assistant: This is an automated assistant/);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('placeholder', 'Ask me about notifications, sales, events...');
  });

  it('O4, O8, O11: Enter sends, Shift+Enter does not, and the reply follows the typing indicator', async () => {
    await openPanel();
    const send = panel().getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    jest.useFakeTimers();
    fireEvent.change(field(), { target: { value: 'Which features are switched on?' } });
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(field()).toHaveValue('Which features are switched on?');
    expect(send).toBeEnabled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field()).toHaveValue('');
    expect(panel().getByText('The assistant is typing')).toBeInTheDocument();
    fireEvent.change(field(), { target: { value: 'And' } });
    expect(send).toBeDisabled();
    const scrollTo = jest.spyOn(Element.prototype, 'scrollTo');
    act(() => jest.advanceTimersByTime(1500));
    expect(scrollTo).toHaveBeenCalled();
    expect(panel().queryByText('The assistant is typing')).not.toBeInTheDocument();
    expect(panel().getByText(/^Switched on: Reservations, Events\./)).toBeInTheDocument();
    expect(panel().getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/dashboard?section=settings');
  });

  it('O3, O15: the quick actions fill the field', async () => {
    const { user } = await openPanel();
    await user.click(panel().getByRole('button', { name: 'Notify' }));
    expect(field()).toHaveValue("Send a promotional notification for tonight's wine tasting");
    expect(panel().queryByRole('button', { name: 'Add Wine' })).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'More' }));
    await user.click(panel().getByRole('button', { name: 'Add Wine' }));
    expect(field()).toHaveValue('Add a new Barolo 2019 to the catalog');
    await user.click(panel().getByRole('button', { name: 'Event' }));
    expect(field()).toHaveValue('Create a wine tasting event for this Friday');
  });

  it('O5: shows its message count when minimized, and keeps its content when restored', async () => {
    await openPanel();
    // Fake timers keep the reply from arriving.
    jest.useFakeTimers();
    fireEvent.change(field(), { target: { value: 'hello' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.click(panel().getByRole('button', { name: 'Minimize' }));
    expect(panel().getByText('Chat minimized')).toBeInTheDocument();
    expect(panel().getByText('1 message')).toBeInTheDocument();
    expect(panel().queryByRole('log')).not.toBeInTheDocument();
    fireEvent.click(panel().getByRole('button', { name: 'Restore' }));
    expect(panel().getByText('hello')).toBeInTheDocument();
  });

  it.each(['Escape', 'Close'])('closes by %s and restores the focus', async (method) => {
    const { user } = await openPanel();
    if (method === 'Escape') await user.keyboard('{Escape}');
    else await user.click(panel().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('O6, O7: expanding takes 300 ms, goes to the dashboard, and then the event opens the full chat', async () => {
    const fired = jest.fn();
    window.addEventListener('expand-to-assistant', fired);
    const { router } = await openPanel('/content-management');
    jest.useFakeTimers();
    fireEvent.click(panel().getByRole('button', { name: 'Expand to full chat' }));
    act(() => jest.advanceTimersByTime(299));
    expect(router.state.location.pathname).toBe('/content-management');
    act(() => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    await waitFor(() => expect(router.state.location.search).toBe('?section=ai-assistant'));
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(fired).toHaveBeenCalledTimes(1);
    window.removeEventListener('expand-to-assistant', fired);
    expect(await screen.findByRole('region', { name: 'Chat' })).toBeInTheDocument();
  });

  it('O1, K20, K21: beside the full chat the widget is hidden, and the conversation continues there', async () => {
    const { user } = await openPanel('/dashboard?section=add-ons');
    await user.type(field(), 'hello');
    await user.click(panel().getByRole('button', { name: 'Expand to full chat' }));
    const chat = within(await screen.findByRole('region', { name: 'Chat' }));
    expect(document.querySelector('[data-widget]')).toBeNull();
    const message = chat.getByRole('textbox', { name: 'Message' });
    expect(message).toHaveValue('hello');
    await user.type(message, '{Enter}');
    expect(chat.getByText('The assistant is typing')).toBeInTheDocument();
    await user.click(chat.getByRole('button', { name: 'Clear' }));
    expect(chat.queryByText('hello')).not.toBeInTheDocument();
    expect(chat.queryByText('The assistant is typing')).not.toBeInTheDocument();
  });

  it.each(['the panel is closed', 'another section is opened'])(
    'T37: a pending reply arrives after %s',
    async (leaving) => {
      const isPanel = leaving === 'the panel is closed';
      const { router } = await openPanel('/dashboard?section=add-ons');
      if (!isPanel) {
        await act(() => router.navigate('/dashboard?section=ai-assistant'));
        await screen.findByRole('region', { name: 'Chat' });
      }
      jest.useFakeTimers();
      const message = screen.getByRole('textbox', { name: 'Message' });
      fireEvent.change(message, { target: { value: 'hello' } });
      fireEvent.keyDown(message, { key: 'Enter' });
      if (isPanel) fireEvent.click(panel().getByRole('button', { name: 'Close' }));
      else await act(() => router.navigate('/dashboard?section=add-ons'));
      act(() => jest.advanceTimersByTime(1500));
      fireEvent.click(opener());
      expect(panel().queryByText('The assistant is typing')).not.toBeInTheDocument();
      expect(panel().getAllByText('Assistant:')).toHaveLength(2);
    },
  );

  it('K19: the quick actions of the full chat fill its field', async () => {
    server.use(live);
    const { user } = await renderPage('/dashboard?section=ai-assistant');
    const group = await screen.findByRole('list', { name: 'Analytics' });
    await user.click(within(group).getByRole('button', { name: "Show me today's sales analytics" }));
    const message = screen.getByRole('textbox', { name: 'Message' });
    expect(message).toHaveValue("Show me today's sales analytics");
    expect(message).toHaveFocus();
  });
});
