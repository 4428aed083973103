import { jest } from '@jest/globals';
import { type AccountType, session } from '@skal/contracts/account/session';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp } from '../testing/renderApp.tsx';
import { LOGIN_DELAY_MS } from './AuthGuard.tsx';
import { consumeReturnPath, saveReturnPath } from './returnPath.ts';

const server = mockNetwork();

const mockSession = (accountType: AccountType) =>
  http.get(`*${session.read.path}`, () => HttpResponse.json(makeSession(accountType)));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the auth guard', () => {
  it('I1: lets a client to the portal', async () => {
    server.use(mockSession('client'));
    await renderApp('/dashboard');
    expect(await heading('Page /dashboard')).toBeVisible();
  });

  it('I4: lets the operator to the dashboard', async () => {
    server.use(mockSession('admin'));
    await renderApp('/admin');
    expect(await heading('Page /admin')).toBeVisible();
  });

  it('I8: sends the operator from the portal to /admin', async () => {
    server.use(mockSession('admin'));
    await renderApp('/dashboard');
    expect(await heading('Page /admin')).toBeVisible();
  });

  it('sends a client from the operator’s dashboard to the portal', async () => {
    server.use(mockSession('client'));
    await renderApp('/admin');
    expect(await heading('Page /dashboard')).toBeVisible();
  });

  it('I7: without a session shows Authentication Required, then /login after 1000 ms', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    server.use(http.get(`*${session.read.path}`, () => HttpResponse.json({ error: 'no' }, { status: 401 })));
    await renderApp('/dashboard');
    await waitFor(() => expect(screen.getAllByText('Authentication Required')[0]).toBeVisible());
    expect(LOGIN_DELAY_MS).toBe(1000);
    expect(screen.queryByRole('heading', { name: 'Page /login' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(LOGIN_DELAY_MS));
    expect(await heading('Page /login')).toBeVisible();
    jest.useRealTimers();
  });

  it('I7: treats any other failure of the session the same way', async () => {
    server.use(http.get(`*${session.read.path}`, () => HttpResponse.error()));
    await renderApp('/dashboard');
    expect(await screen.findAllByText('Authentication Required')).not.toHaveLength(0);
  });
});

describe('an account that changes in another tab', () => {
  const changeInOtherTab = () => {
    const channel = new BroadcastChannel('skal-session');
    channel.postMessage('another tab');
    channel.close();
  };

  it('T9: makes a guarded page read the session again, and redirects after a sign-out', async () => {
    server.use(mockSession('client'));
    await renderApp('/dashboard');
    await heading('Page /dashboard');
    server.use(http.get(`*${session.read.path}`, () => HttpResponse.json({ error: 'no' }, { status: 401 })));
    changeInOtherTab();
    expect(await screen.findAllByText('Authentication Required')).not.toHaveLength(0);
    expect(screen.queryByRole('heading', { name: 'Page /dashboard' })).toBeNull();
  });

  it('T9: redirects another account to its own page', async () => {
    server.use(mockSession('client'));
    await renderApp('/dashboard');
    await heading('Page /dashboard');
    server.use(mockSession('admin'));
    changeInOtherTab();
    expect(await heading('Page /admin')).toBeVisible();
  });
});

describe('the return address', () => {
  afterEach(() => sessionStorage.clear());

  it('is read once, by the account that was there', () => {
    saveReturnPath('karen', '/dashboard?a=1#billing');
    expect(consumeReturnPath('karen')).toBe('/dashboard?a=1#billing');
    expect(consumeReturnPath('karen')).toBeNull();
  });

  it('is removed when another account signs in', () => {
    saveReturnPath('karen', '/dashboard?section=billing');
    expect(consumeReturnPath('jonas')).toBeNull();
    expect(consumeReturnPath('karen')).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])('is never %s', (path) => {
    saveReturnPath('karen', path);
    expect(consumeReturnPath('karen')).toBeNull();
  });

  it.each(['{', 'null', '5', '{"owner":"karen"}', '{"owner":"karen","path":7}'])('is null if %s is stored', (text) => {
    sessionStorage.setItem('skal-return', text);
    expect(consumeReturnPath('karen')).toBeNull();
  });

  it('does not exist without storage, and causes no error', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveReturnPath('karen', '/dashboard')).not.toThrow();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(consumeReturnPath('karen')).toBeNull();
  });
});
