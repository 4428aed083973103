import { jest } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { session } from '@skal/contracts/account/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountChanged, onAccountChangedInOtherTab, useAccountChange } from './account.ts';
import { api } from './api/client.ts';
import { useLogout, useReadSessionQuery, useSession } from './api/session.ts';
import { useHomePath } from './home.slice.ts';
import { makeSession } from './mocks/session.ts';
import { rootReducer } from './store.ts';
import { mockNetwork } from './testing/mockNetwork.ts';
import { makeSiteFacts, makeStore } from './testing/store.tsx';
import { toastSlice, useToast } from './toast.slice.ts';

const signedIn = makeSession('client');

const server = mockNetwork();

/** Mocks the session, and returns a function that counts its requests. */
function countSession(answer: () => Response): () => number {
  let count = 0;
  server.use(
    http.get(`*${session.read.path}`, () => {
      count += 1;
      return answer();
    }),
  );
  return () => count;
}

describe('the data client', () => {
  it('A3, A7, I5: treats a 401 as an error and requests it once', async () => {
    const countRequests = countSession(() => HttpResponse.json({ error: 'Please sign in' }, { status: 401 }));
    const { result } = renderHook(() => useReadSessionQuery(), { wrapper: makeStore().Providers });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.data).toBeUndefined();
    expect(result.current.error).toMatchObject({ status: 401, serverMessage: 'Please sign in' });
    expect(countRequests()).toBe(1);
  });

  it('A5, A6: keeps data fresh, also when the window gets the focus again', async () => {
    const countRequests = countSession(() => HttpResponse.json(signedIn));
    const { Providers } = makeStore();
    const first = renderHook(() => useReadSessionQuery(), { wrapper: Providers });
    await waitFor(() => expect(first.result.current.isSuccess).toBe(true));
    first.unmount();
    window.dispatchEvent(new Event('focus'));
    const second = renderHook(() => useSession(), { wrapper: Providers });
    expect(second.result.current).toEqual(signedIn);
    expect(countRequests()).toBe(1);
  });

  it('T9: is emptied when the account changes', async () => {
    countSession(() => HttpResponse.json(signedIn));
    const { store, Providers } = makeStore();
    const { result } = renderHook(() => useReadSessionQuery(), { wrapper: Providers });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    act(() => void store.dispatch(accountChanged()));
    expect((store.getState() as unknown as Record<string, { queries: object }>)[api.reducerPath]?.queries).toEqual({});
    expect(store.getState().site).toEqual(makeSiteFacts());
  });

  it('I9: resolves a logout also when the call fails, and drops the account', async () => {
    countSession(() => HttpResponse.json(signedIn));
    server.use(http.post('*/api/logout', () => HttpResponse.error()));
    const { Providers } = makeStore();
    const { result } = renderHook(() => ({ session: useReadSessionQuery(), logout: useLogout() }), {
      wrapper: Providers,
    });
    await waitFor(() => expect(result.current.session.isSuccess).toBe(true));
    countSession(() => HttpResponse.json({ error: 'Please sign in' }, { status: 401 }));
    await act(() => result.current.logout());
    await waitFor(() => expect(result.current.session.data).toBeUndefined());
  });

  it.each(['works', 'is blocked'])('T9: leaves nothing in the browser after a logout, if storage %s', async (how) => {
    server.use(http.post('*/api/logout', () => HttpResponse.error()));
    const { result } = renderHook(() => useLogout(), { wrapper: makeStore().Providers });
    for (const storage of [localStorage, sessionStorage]) storage.setItem('skal-drafts', 'A ticket');
    if (how !== 'works') {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
    }
    await act(() => result.current());
    jest.restoreAllMocks();
    expect(localStorage).toHaveLength(how === 'works' ? 0 : 1);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the store', () => {
  it('adds the slice of a remote, and resets it when the account changes', () => {
    const slice = createSlice({
      name: 'roster',
      initialState: { names: [] as string[] },
      reducers: { nameAdded: (state, { payload }: { payload: string }) => void state.names.push(payload) },
    });
    const { store } = makeStore();
    slice.injectInto(rootReducer);
    store.dispatch(slice.actions.nameAdded('Karen'));
    expect(store.getState()).toMatchObject({ roster: { names: ['Karen'] } });
    store.dispatch(accountChanged());
    expect(store.getState()).toMatchObject({ roster: { names: [] } });
  });

  it('A8: holds the newest toast only', () => {
    const { store, Providers, toast } = makeStore();
    const { result } = renderHook(() => useToast(), { wrapper: Providers });
    act(() => result.current({ title: 'First' }));
    act(() => result.current({ title: 'Second', variant: 'destructive' }));
    const shown = toast();
    expect(shown).toMatchObject({ title: 'Second', variant: 'destructive' });
    store.dispatch(toastSlice.actions.toastDismissed('another'));
    expect(toast()).toBe(shown);
    store.dispatch(toastSlice.actions.toastDismissed(shown?.id ?? ''));
    expect(toast()).toBeNull();
  });

  it('keeps the home pages when the account changes', () => {
    const { store, Providers } = makeStore(makeSiteFacts(), { client: '/dashboard' });
    store.dispatch(accountChanged());
    const { result } = renderHook(() => [useHomePath('client'), useHomePath('admin')], { wrapper: Providers });
    expect(result.current).toEqual(['/dashboard', '/']);
  });
});

describe('a change of the account', () => {
  const nextOn = (channel: BroadcastChannel) =>
    new Promise<void>((resolve) => {
      channel.onmessage = () => resolve();
    });

  it('T9: is sent to other tabs, and never to its own', async () => {
    const onMessage = jest.fn();
    const stop = onAccountChangedInOtherTab(onMessage);
    const [other, third] = [new BroadcastChannel('skal-session'), new BroadcastChannel('skal-session')];
    const { result } = renderHook(() => useAccountChange(), { wrapper: makeStore().Providers });
    const firstMessage = nextOn(other);
    act(() => result.current());
    await firstMessage;
    expect(onMessage).not.toHaveBeenCalled();

    other.postMessage('another tab');
    await waitFor(() => expect(onMessage).toHaveBeenCalledTimes(1));

    stop();
    const secondMessage = nextOn(third);
    other.postMessage('another tab');
    await secondMessage;
    expect(onMessage).toHaveBeenCalledTimes(1);
    other.close();
    third.close();
  });
});
