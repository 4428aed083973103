import { jest } from '@jest/globals';
import { type AccountType, session } from '@skal/contracts/account/session';
import { toastSlice } from '@skal/shell-kit';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigationType } from 'react-router-dom';
import { makeSource, renderApp } from '../testing/renderApp.tsx';
import { LOGIN_DELAY_MS } from './AuthGuard.tsx';
import { anyAccountWith, consumeReturnPath, saveReturnPath } from './returnPath.ts';

const server = mockNetwork();

const mockSession = (accountType: AccountType) => mockEndpoint(session.read, () => makeSession(accountType));
const mockNoSession = () => mockEndpoint(session.read, () => errorResponse(401, 'Please sign in'));

/** A page that shows the type of navigation: Back does not lead to replaced entries. */
const pageOf = (name: string) => () => (
  <main id="main">
    <h1>
      {name} by {useNavigationType()}
    </h1>
  </main>
);
const pages = { '/dashboard': pageOf('Portal'), '/admin': pageOf('Admin'), '/login': pageOf('Sign in') };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pass = () => act(() => jest.advanceTimersByTimeAsync(LOGIN_DELAY_MS));
const changeElsewhere = () => {
  const channel = new BroadcastChannel('skal-session');
  channel.postMessage('another tab');
  channel.close();
};

describe('the auth guard', () => {
  afterEach(() => jest.useRealTimers());

  const openWithoutSession = async () => {
    server.use(mockNoSession());
    const { store } = await renderApp('/dashboard?month=3', makeSource(pages));
    await waitFor(() => expect(screen.getAllByText('Authentication Required')[0]).toBeVisible());
    return store;
  };

  it('I7: shows a toast, stores the address for the sign-in, and replaces the history entry', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const store = await openWithoutSession();
    expect(store.getState().toast.current).toMatchObject({
      title: 'Authentication Required',
      description: 'Please sign in to continue.',
      variant: 'destructive',
    });
    expect(consumeReturnPath(anyAccountWith('client'))).toBe('/dashboard?month=3');
    await pass();
    expect(await heading('Sign in by REPLACE')).toBeVisible();
  });

  /** Opens it with a toast that is not visible before `show`, as if its code loaded after the page. */
  const openWithLazyToast = async () => {
    const { dispatch, getState, subscribe } = await openWithoutSession();
    const { toastSeen } = toastSlice.actions;
    const { current } = getState().toast;
    const hold = () => void (getState().toast.seen !== 'none' && dispatch(toastSeen('none')));
    act(hold);
    let release = subscribe(hold);
    return {
      show() {
        release();
        act(() => void dispatch(toastSeen(current?.id ?? '')));
      },
      takeAway() {
        act(hold);
        release = subscribe(hold);
      },
    };
  };

  it('I7: starts the delay when the toast is visible', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const toast = await openWithLazyToast();
    await pass();
    toast.show();
    toast.takeAway();
    await pass();
    expect(screen.queryByRole('heading', { name: /^Sign in/ })).toBeNull();
    toast.show();
    await pass();
    expect(await heading('Sign in by REPLACE')).toBeVisible();
  });

  it('T9: does not redirect if the visitor has signed in in another tab', async () => {
    const toast = await openWithLazyToast();
    server.use(mockSession('client'));
    changeElsewhere();
    expect(await heading('Portal by POP')).toBeVisible();
    jest.useFakeTimers();
    toast.show();
    await pass();
    expect(screen.getByRole('heading', { name: 'Portal by POP' })).toBeVisible();
  });

  it.each([
    ['client', '/admin', 'Portal'],
    ['admin', '/dashboard', 'Admin'],
  ] as const)('I8: redirects account %s from %s, and replaces the history entry', async (accountType, path, name) => {
    server.use(mockSession(accountType));
    await renderApp(path, makeSource(pages));
    expect(await heading(`${name} by REPLACE`)).toBeVisible();
  });

  it('returns to the stored address, and replaces the current one', async () => {
    saveReturnPath(makeSession('client').user.id, '/dashboard?month=3');
    server.use(mockSession('client'));
    await renderApp('/dashboard', makeSource(pages));
    expect(await heading('Portal by REPLACE')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not redirect without a stored address', async () => {
    server.use(mockSession('client'));
    await renderApp('/dashboard', makeSource(pages));
    expect(await heading('Portal by POP')).toBeVisible();
  });
});
