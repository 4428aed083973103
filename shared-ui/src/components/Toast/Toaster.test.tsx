import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toaster } from './Toaster.tsx';
import type { ToastMessage } from './ToastView.tsx';

const saved: ToastMessage = { id: '1', title: 'Saved', description: 'Your settings are saved.', variant: 'success' };
const failed: ToastMessage = { id: '2', title: 'Error', description: 'Something went wrong.', variant: 'destructive' };

const onDismiss = jest.fn();
const toaster = (toast: ToastMessage | null) => <Toaster toast={toast} onDismiss={onDismiss} />;
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const toasts = () => within(region()).queryAllByRole('listitem');
const toast = () => within(region()).getByRole('listitem');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A drag of `by` pixels to the right (or left, if negative). */
function swipe(by: number) {
  const at = { button: 0, pointerId: 1, clientY: 10, pointerType: 'mouse' };
  const move = (type: string, clientX: number) =>
    fireEvent(toast(), new MouseEvent(type, { ...at, clientX, bubbles: true, cancelable: true }));
  move('pointerdown', 100);
  for (const share of [0.25, 0.5, 0.75, 1]) move('pointermove', 100 + by * share);
  move('pointerup', 100 + by);
}

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    onDismiss.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('shows title and text as elements of their own', () => {
    render(toaster(saved));
    expect(within(toast()).getByText('Saved')).toBeVisible();
    expect(within(toast()).getByText('Your settings are saved.')).toBeVisible();
  });

  it('A8: shows one toast at a time: a new one replaces the old', () => {
    const { rerender } = render(toaster(saved));
    rerender(toaster(failed));
    expect(toasts()).toHaveLength(1);
    expect(toast()).toHaveTextContent('Error');
  });

  it('A9: disappears after 5000 ms', () => {
    render(toaster(saved));
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('A9: a replacing toast has its own 5000 ms', () => {
    const { rerender } = render(toaster(saved));
    pass(4000);
    rerender(toaster(failed));
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('2');
  });

  it('pauses while the pointer is on it', () => {
    render(toaster(saved));
    fireEvent.pointerMove(region());
    pass(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(region());
    pass(5000);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('pauses while it has the focus, and then continues with the remaining time', () => {
    render(toaster(saved));
    pass(4000);
    const close = within(toast()).getByRole('button', { name: 'Close' });
    act(() => close.focus());
    pass(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => close.blur());
    pass(999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('pauses while the window is inactive', () => {
    render(toaster(saved));
    fireEvent.blur(window);
    pass(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.focus(window);
    pass(5000);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('does not restart its timer when it renders again', () => {
    const { rerender } = render(toaster(saved));
    pass(4000);
    rerender(toaster({ ...saved, title: 'Saved again' }));
    expect(toast()).toHaveTextContent('Saved again');
    pass(1000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('A8: a dismissed toast keeps its text while it leaves, and is dismissed once', () => {
    const { rerender } = render(toaster(saved));
    pass(5000);
    rerender(toaster(null));
    pass(5000);
    expect(onDismiss.mock.calls).toEqual([['1']]);
  });

  it('has no second line without a description', () => {
    render(toaster({ id: '3', title: 'Signed out' }));
    expect(toast()).toHaveTextContent(/^Signed out$/);
    expect(toast()).toHaveAttribute('data-variant', 'default');
  });

  it.each([
    [saved, 'polite'],
    [failed, 'assertive'],
  ])('A12: $title is announced once, with its description', (message, live) => {
    render(toaster(message));
    pass(100);
    const [status, ...others] = screen.getAllByRole('status');
    expect(others).toEqual([]);
    expect(status).toHaveAttribute('aria-live', live);
    expect(status).toHaveTextContent(`Notification ${message.title}${message.description}`);
  });

  it('A11: stays accessible when a dialog opens', () => {
    render(toaster(failed));
    render(
      <Dialog open title="Create Client" onOpenChange={onDismiss}>
        {null}
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(toast()).toHaveTextContent(failed.title);
  });

  it('A10: a swipe of 51 px to the right dismisses it, of 50 px or to the left does not', () => {
    render(toaster(saved));
    swipe(50);
    swipe(-80);
    expect(onDismiss).not.toHaveBeenCalled();
    swipe(51);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('A11: F8 moves the focus to the toasts', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(toaster(saved));
    await user.keyboard('[F8]');
    expect(within(region()).getByRole('list')).toHaveFocus();
  });

  it('Escape and the close button dismiss it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(toaster(saved));
    await user.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledTimes(1);
    await user.click(within(toast()).getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });

  it('A12: a destructive toast is marked and announced at once', () => {
    render(toaster(failed));
    expect(toast()).toHaveAttribute('data-variant', 'destructive');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  });

  it('shows a link, which dismisses it', () => {
    render(toaster({ ...saved, link: { label: 'Open Settings', href: '#settings' } }));
    const link = within(toast()).getByRole('link', { name: 'Open Settings' });
    expect(link).toHaveAttribute('href', '#settings');
    fireEvent.click(link);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('shows nothing without a toast', () => {
    const { rerender } = render(toaster(saved));
    rerender(toaster(null));
    expect(toasts()).toHaveLength(0);
  });
});
