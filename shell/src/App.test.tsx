import { jest } from '@jest/globals';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { type Toast, toastSlice } from '@skal/shell-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { click, makeSnapshot, makeSource, renderApp } from './testing/renderApp.tsx';

const dialog = () => screen.queryByRole('dialog', { name: 'Consultation' });
const opener = () => screen.getByRole('button', { name: 'Book a Consultation' });
const alert = () => screen.findByRole('alert');

describe('a dialog whose files cannot be loaded', () => {
  /** A site on which the first attempts fail; its page belongs to the shell. */
  const renderFailing = (attempts: number, snapshot = makeSnapshot()) => {
    expectConsoleOutput(/mfe-marketing is away/);
    return renderApp(
      '/nowhere',
      makeSource({}, (_, attempt) => attempt < attempts, snapshot),
      snapshot,
    );
  };

  it('shows an error with the telephone number, and leaves the page unchanged', async () => {
    await renderFailing(9);
    await click(opener());
    const message = within(await alert());
    expect(message.getByText(/This did not open: its files could not be loaded/)).toBeVisible();
    expect(message.getByRole('link', { name: '+45 00 00 00 00' })).toHaveAttribute('href', 'tel:+4500000000');
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  });

  it('shows no telephone number if the owner has not set one', async () => {
    const snapshot = makeSnapshot();
    await renderFailing(9, { ...snapshot, site: { ...snapshot.site, phone: '' } });
    await click(opener());
    expect(within(await alert()).queryByText(/call/)).not.toBeInTheDocument();
  });

  it('opens after a retry', async () => {
    await renderFailing(1);
    await click(opener());
    await alert();
    await click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Consultation' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is closed by its button, and loaded again by the next click', async () => {
    await renderFailing(1);
    await click(opener());
    await alert();
    await click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await click(opener());
    expect(await screen.findByRole('dialog', { name: 'Consultation' })).toBeVisible();
  });

  it('shows nothing before a click: its code was only prefetched', async () => {
    await renderFailing(1);
    await act(async () => void fireEvent.pointerOver(opener()));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await click(opener());
    expect(await screen.findByRole('dialog', { name: 'Consultation' })).toBeVisible();
  });
});

describe('a dialog', () => {
  it('stays open over any page, and only one is open', async () => {
    await renderApp('/');
    await click(opener());
    expect(await screen.findByRole('dialog', { name: 'Consultation' })).toBeVisible();
    await click(screen.getByRole('link', { name: 'Solutions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page /solutions' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toEqual([dialog()]);
  });
});

describe('a toast', () => {
  const { toastShown } = toastSlice.actions;
  const words = () => screen.getAllByRole('listitem').at(-1);

  it('A8, A9: appears wherever it was raised, counts from when it is visible, and replaces the previous one', async () => {
    const { store } = await renderApp('/');
    const raise = async (title: string): Promise<Toast> => {
      const { payload } = await act(async () => store.dispatch(toastShown({ title })));
      return payload;
    };
    const isAwaited = ({ id }: Toast) => toastSlice.selectors.selectIsAwaited(store.getState(), id);
    const first = await raise('Saved');
    expect((await screen.findAllByText('Saved'))[0]).toBeVisible();
    expect(isAwaited(first)).toBe(false);
    const second = await raise('Saved again');
    expect(words()).toHaveTextContent('Saved again');
    expect(isAwaited(second)).toBe(false);
    // Waiting for a removed toast ends, too.
    expect(isAwaited(first)).toBe(false);
  });

  it('A9: disappears after its time, from the store as well', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { store } = await renderApp('/');
    await act(async () => void store.dispatch(toastShown({ title: 'Saved' })));
    await screen.findAllByText('Saved');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(toastSlice.selectors.selectToast(store.getState())).toBeNull();
    jest.useRealTimers();
  });
});
