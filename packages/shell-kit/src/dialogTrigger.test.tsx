import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { dialogSlice } from './dialog.slice.ts';
import { dialogTrigger, useDialogTriggers } from './dialogTrigger.ts';
import { makeStore } from './testing/store.tsx';

describe('dialog triggers', () => {
  it('F3: set the open dialog, and prefetch its code on hover', async () => {
    const { store, Providers } = makeStore();
    const opened: string[] = [];
    store.subscribe(() => opened.push(dialogSlice.selectors.selectOpenDialog(store.getState()) ?? ''));
    const Page = () => {
      useDialogTriggers();
      const first = () => opened.push('its own');
      return (
        <button type="button" {...dialogTrigger('consultation')} onClick={first}>
          <span>Book</span>
        </button>
      );
    };
    render(<Page />, { wrapper: Providers });
    await userEvent.hover(screen.getByText('Book'));
    expect(dialogSlice.selectors.selectPrefetchedDialogs(store.getState())).toEqual(['consultation']);
    expect(dialogSlice.selectors.selectOpenDialog(store.getState())).toBeNull();
    opened.length = 0;
    await userEvent.click(screen.getByText('Book'));
    await waitFor(() => expect(dialogSlice.selectors.selectOpenDialog(store.getState())).toBe('consultation'));
    // Once, and after the button's own handler.
    expect(opened.filter((name) => name !== '')).toEqual(['its own', 'consultation']);
  });

  it('F3: work as soon as React renders the page: from then on clicks are not captured for replay', async () => {
    const { store, Providers } = makeStore();
    const Openers = () => {
      useDialogTriggers();
      return null;
    };
    const EarlyClick = () => {
      const button = useRef<HTMLButtonElement>(null);
      useLayoutEffect(() => button.current?.click(), []);
      return (
        <button type="button" ref={button} {...dialogTrigger('consultation')}>
          Book
        </button>
      );
    };
    render(
      <>
        <Openers />
        <EarlyClick />
      </>,
      { wrapper: Providers },
    );
    await waitFor(() => expect(dialogSlice.selectors.selectOpenDialog(store.getState())).toBe('consultation'));
  });
});
