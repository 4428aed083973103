import { jest } from '@jest/globals';
import { type AccountType, session } from '@skal/contracts/account/session';
import { endpoint, reply } from '@skal/contracts/http/endpoint';
import { useAccountChange, useToast } from '@skal/shell-kit';
import { createHooks, isSessionExpired } from '@skal/shell-kit/api';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation, useNavigate } from 'react-router-dom';
import { click, makeSource, renderApp } from '../testing/renderApp.tsx';
import { consumeReturnPath, saveReturnPath } from './returnPath.ts';

const catalog = {
  read: endpoint.get('/api/catalog', 'client', reply<string[]>()),
  clear: endpoint.post('/api/catalog', 'client', reply<string[]>()),
};
const { useReadCatalogQuery, useClearCatalogMutation } = createHooks({ catalog });

const server = mockNetwork();

/** Shows the path, and makes several calls on one click; each failure has its own message. */
function Dashboard() {
  const { pathname, search, hash } = useLocation();
  const { refetch } = useReadCatalogQuery();
  const [clear] = useClearCatalogMutation();
  const toast = useToast();
  const callAll = () => {
    void refetch();
    for (const call of [clear(), clear()]) {
      call.unwrap().catch((cause: unknown) => isSessionExpired(cause) || toast({ title: 'Not cleared' }));
    }
  };
  return (
    <main id="main">
      <h1>At {`${pathname}${search}${hash}`}</h1>
      <button type="button" onClick={callAll}>
        Call
      </button>
    </main>
  );
}

/** The page that the server returns after a sign-in. */
const entry = { home: '/dashboard' };

/** Signs in on a click, like the real page. */
function SignIn() {
  const changed = useAccountChange();
  const navigate = useNavigate();
  const enter = () => {
    changed();
    void navigate(entry.home);
  };
  return (
    <section>
      <h1>Sign in</h1>
      <button type="button" onClick={enter}>
        Enter
      </button>
    </section>
  );
}

beforeEach(() => {
  entry.home = '/dashboard';
});

/** The server: the current session, and how often it was read. */
function startSession() {
  const state = { owner: 'karen' as string | null, accountType: 'client' as AccountType, broken: false, requests: 0 };
  const refused = () => HttpResponse.json({ error: 'Please sign in' }, { status: 401 });
  server.use(
    http.get(`*${session.read.path}`, () => {
      state.requests += 1;
      if (state.broken) return HttpResponse.error();
      return state.owner ? HttpResponse.json(makeSession(state.accountType, { id: state.owner })) : refused();
    }),
    http.get(`*${catalog.read.path}`, () => (state.owner ? HttpResponse.json([]) : refused())),
    http.post(`*${catalog.clear.path}`, refused),
  );
  return state;
}

async function open() {
  const state = startSession();
  const { store } = await renderApp(
    '/dashboard?month=3#staff',
    makeSource({ '/dashboard': Dashboard, '/login': SignIn }),
  );
  await screen.findByRole('heading', { name: 'At /dashboard?month=3#staff' });
  const titles: string[] = [];
  let last = store.getState().toast.current;
  store.subscribe(() => {
    const { current } = store.getState().toast;
    if (current && current !== last) titles.push(`${current.title}: ${current.description}`);
    last = current;
  });
  return { state, titles };
}

const call = async () => click(screen.getByRole('button', { name: 'Call' }));
const signInPage = () => screen.findByRole('heading', { name: 'Sign in' });

describe('a session that expires while in use', () => {
  it('A7, I5, I7: is handled once for all rejected calls: one check, one toast, the sign-in page', async () => {
    const { state, titles } = await open();
    state.owner = null;
    await call();
    expect(await signInPage()).toBeVisible();
    expect(state.requests).toBe(2);
    expect(titles).toEqual([
      'Authentication Required: Your session has ended. Sign in to continue where you left off.',
    ]);
  });

  it('returns to the last page when the same account signs in again', async () => {
    const { state } = await open();
    state.owner = null;
    await call();
    await signInPage();
    state.owner = 'karen';
    await click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('heading', { name: 'At /dashboard?month=3#staff' })).toBeVisible();
  });

  it('T9: does not return there for another account', async () => {
    const { state } = await open();
    state.owner = null;
    await call();
    await signInPage();
    state.owner = 'ida';
    await click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('heading', { name: 'At /dashboard' })).toBeVisible();
    expect(consumeReturnPath('karen')).toBeNull();
  });

  it.each([
    ['client', '/dashboard?ticket=7#support'],
    ['client', '/dashboard?section=billing'],
    ['admin', '/admin?tab=inbox&item=7'],
  ] as const)('keeps the link of a mail through the sign-in of a %s: %s', async (accountType, path) => {
    const state = startSession();
    Object.assign(state, { owner: null, accountType });
    entry.home = accountType === 'admin' ? '/admin' : '/dashboard';
    await renderApp(path, makeSource({ '/dashboard': Dashboard, '/admin': Dashboard, '/login': SignIn }));
    await signInPage();
    state.owner = 'karen';
    await click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('heading', { name: `At ${path}` })).toBeVisible();
  });

  it('leads an account of the other kind to its own page, not to the link of an email', async () => {
    const state = startSession();
    Object.assign(state, { owner: null, accountType: 'admin' });
    entry.home = '/admin';
    const pages = { '/dashboard': Dashboard, '/admin': Dashboard, '/login': SignIn };
    await renderApp('/dashboard?ticket=7#support', makeSource(pages));
    await signInPage();
    state.owner = 'ida';
    await click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('heading', { name: 'At /admin' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not over because one call was rejected, or because it cannot be read', async () => {
    const { state, titles } = await open();
    await call();
    await waitFor(() => expect(titles).toHaveLength(2));
    state.broken = true;
    await call();
    await waitFor(() => expect(titles).toHaveLength(4));
    expect(new Set(titles)).toEqual(new Set(['Not cleared: undefined']));
    expect(screen.getByRole('heading', { name: /^At / })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the return address', () => {
  it.each([['//elsewhere.example'], ['/\\elsewhere.example'], ['https://elsewhere.example/'], ['javascript:alert(1)']])(
    'is never %s',
    (path) => {
      saveReturnPath('karen', path);
      expect(consumeReturnPath('karen')).toBeNull();
    },
  );

  it('is read once, and works without storage', () => {
    saveReturnPath('karen', '/dashboard?section=staff');
    expect(consumeReturnPath('karen')).toBe('/dashboard?section=staff');
    expect(consumeReturnPath('karen')).toBeNull();
    const refuse = () => {
      throw new Error('No storage here');
    };
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    saveReturnPath('karen', '/dashboard');
    expect(consumeReturnPath('karen')).toBeNull();
    storage.mockRestore();
  });
});
