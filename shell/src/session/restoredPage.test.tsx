import { jest } from '@jest/globals';
import { session } from '@skal/contracts/account/session';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeSource, renderApp } from '../testing/renderApp.tsx';
import { CHECK_MS } from './useRestoredPage.ts';

const server = mockNetwork();

const Portal = () => (
  <main id="main">
    <h1>Karen owes 3,125 kr</h1>
    <input aria-label="Note" />
  </main>
);

const respondWith = (reply: () => Response | Promise<Response>) =>
  server.use(http.get(`*${session.read.path}`, reply as () => HttpResponse<string>));
const respondSignedIn = (id: string) => respondWith(() => HttpResponse.json(makeSession('client', { id })));
const respondSignedOut = () => respondWith(() => HttpResponse.json({ error: 'Please sign in' }, { status: 401 }));

const isHidden = () => document.documentElement.style.opacity === '0';
const move = (type: 'pagehide' | 'pageshow', persisted = true) =>
  act(() => void window.dispatchEvent(new PageTransitionEvent(type, { persisted })));
const findFigure = () => screen.queryByRole('heading', { name: /3,125/, hidden: true });

describe('a page that is restored from the back/forward cache', () => {
  beforeEach(async () => {
    respondSignedIn('karen');
    await renderApp('/dashboard', makeSource({ '/dashboard': Portal }));
    await waitFor(() => expect(findFigure()).toBeVisible());
  });

  it('is hidden before it is cached, and shows nothing of an account whose session ended elsewhere', async () => {
    move('pagehide');
    expect(isHidden()).toBe(true);
    respondSignedOut();
    move('pageshow');
    const seen: boolean[] = [];
    await waitFor(() => {
      seen.push(!isHidden() && findFigure() !== null);
      expect(isHidden()).toBe(false);
    });
    expect(seen).not.toContain(true);
    expect(findFigure()).toBeNull();
  });

  it('shows nothing of an account when another one has signed in', async () => {
    move('pagehide');
    respondSignedIn('ida');
    move('pageshow');
    await waitFor(() => expect(isHidden()).toBe(false));
    await waitFor(() => expect(screen.getByRole('heading', { name: /3,125/ })).toBeVisible());
  });

  it('is unchanged with what was typed if the session continues', async () => {
    const note = screen.getByLabelText<HTMLInputElement>('Note');
    note.value = 'typed';
    move('pagehide');
    move('pageshow');
    await waitFor(() => expect(isHidden()).toBe(false));
    expect(screen.getByLabelText('Note')).toBe(note);
  });

  it('drops its data when the server does not answer in time', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    move('pagehide');
    respondWith(() => new Promise(() => undefined));
    move('pageshow');
    await act(() => jest.advanceTimersByTimeAsync(CHECK_MS));
    // With the same timers: real ones would not call the frame that shows the page.
    await waitFor(() => expect(isHidden()).toBe(false));
    jest.useRealTimers();
    expect(findFigure()).toBeNull();
  });

  it('is not hidden when it is left for good', () => {
    move('pagehide', false);
    expect(isHidden()).toBe(false);
  });
});
