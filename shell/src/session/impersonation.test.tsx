import { jest } from '@jest/globals';
import { IMPERSONATING, impersonation } from '@skal/contracts/account/impersonation';
import { type SessionReply, session } from '@skal/contracts/account/session';
import { endpoint, reply } from '@skal/contracts/http/endpoint';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired } from '@skal/shell-kit/api';
import { createHooks } from '@skal/shell-kit/api/hooks.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeImpersonation, makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { click, makeSource, renderApp } from '../testing/renderApp.tsx';

const catalog = {
  read: endpoint.get('/api/catalog', 'client', reply<string[]>()),
  clear: endpoint.post('/api/catalog', 'client', reply<string[]>()),
};
const { useReadCatalogQuery, useClearCatalogMutation } = createHooks({ catalog });
const server = mockNetwork();
const business = {
  ...{ businessType: 'cafe', liveAt: null, logo: null, branding: { businessName: 'Lund', description: '' } },
  features: { reservations: true, ecommerce: false, events: true, takeaway: false, loyalty: false },
};
const viewingFor = (ms: number) =>
  makeImpersonation({ ...makeSession('client'), business }, new Date(Date.now() + ms).toISOString());
const viewing = viewingFor(900_000);

/** A page of the portal that reads data, and changes something on a click. */
function Portal() {
  const { data, refetch } = useReadCatalogQuery();
  const [clear] = useClearCatalogMutation();
  const toast = useToast();
  const press = () =>
    clear()
      .unwrap()
      .catch((cause: unknown) => isSessionExpired(cause) || toast({ title: 'Not cleared' }));
  return (
    <main id="main">
      <h1>Portal</h1>
      <p>{data?.join(' ')}</p>
      <button type="button" onClick={() => void press()}>
        Clear
      </button>
      <button type="button" onClick={() => void refetch()}>
        Read
      </button>
    </main>
  );
}

function Admin() {
  const { search } = useLocation();
  return (
    <main id="main">
      <h1>Admin {search}</h1>
    </main>
  );
}

/** The server: the session, and how often the impersonation was ended. */
function start(first: SessionReply) {
  const state = { session: first, ended: 0, catalog: 'of the client' };
  server.use(
    mockEndpoint(session.read, () => state.session),
    mockEndpoint(catalog.read, () =>
      state.session.viewing ? [state.catalog] : errorResponse(403, state.session.viewEnded ?? 'Not yours'),
    ),
    mockEndpoint(catalog.clear, () => errorResponse(403, 'You can only look.', { code: IMPERSONATING })),
    mockEndpoint(impersonation.end, () => {
      state.ended += 1;
      state.session = makeSession('admin');
    }),
  );
  return state;
}

async function open(path: string, first = viewing) {
  const state = start(first);
  const { store } = await renderApp(path, makeSource({ '/dashboard': Portal, '/admin': Admin }));
  return { state, toast: () => store.getState().toast.current };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => click(screen.getByRole('button', { name }));
const endedSession = (viewEnded: string): SessionReply => ({ ...makeSession('admin'), viewEnded });

describe('an impersonation', () => {
  afterEach(() => sessionStorage.clear());

  it('shows the portal to an operator, under a bar with its owner and end', async () => {
    await open('/dashboard');
    expect(await heading('Portal')).toBeVisible();
    const bar = screen.getByRole('region', { name: 'Viewing a portal' });
    expect(bar).toHaveTextContent(/^Viewing as Vinbar Lund\s*Read only, until \d\d:\d\d/);
  });

  it('T9: ends on a click, returns to where it began, and leaves nothing of it behind', async () => {
    sessionStorage.setItem('skal-view-from', '/admin?client=1');
    const { state, toast } = await open('/dashboard');
    await screen.findByText('of the client');
    await press('End view');
    expect(await heading('Admin ?client=1')).toBeVisible();
    expect(state.ended).toBe(1);
    expect(toast()).toMatchObject({ title: 'View Ended' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('8.2.1: reports in one place that it is read-only, whatever is clicked', async () => {
    const { toast } = await open('/dashboard');
    await heading('Portal');
    await press('Clear');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Read-Only View', description: 'You can only look.' }));
    expect(screen.getByRole('heading', { name: 'Portal' })).toBeVisible();
  });

  it('reports at the next call that the server ended it, and returns', async () => {
    const { state, toast } = await open('/dashboard');
    await screen.findByText('of the client');
    state.session = endedSession('This view has ended because the client was deleted.');
    await press('Read');
    expect(await heading('Admin')).toBeVisible();
    expect(toast()).toMatchObject({ description: 'This view has ended because the client was deleted.' });
    await waitFor(() => expect(state.ended).toBe(1));
  });

  it('checks the session when its time is up, without a call of the page', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    // In its last half minute nothing else reads the session by itself.
    const { state } = await open('/dashboard', viewingFor(30_000));
    await heading('Portal');
    state.session = endedSession('This view has ended after 15 minutes.');
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(await heading('Admin')).toBeVisible();
    jest.useRealTimers();
  });

  it('replaces the operator’s own pages, and shows them again afterwards', async () => {
    const { state, toast } = await open('/admin?tab=revenue');
    expect(await heading('You are viewing the portal of Vinbar Lund')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the portal' })).toHaveAttribute('href', '/dashboard');
    await press('End view');
    expect(await heading('Admin ?tab=revenue')).toBeVisible();
    expect([state.ended, toast()]).toEqual([1, null]);
  });

  it('reports an error when ending it fails, and continues', async () => {
    const { toast } = await open('/dashboard');
    await heading('Portal');
    server.use(mockEndpoint(impersonation.end, () => errorResponse(503, '')));
    await press('End view');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'View Not Ended' }));
    expect(screen.getByRole('region', { name: 'Viewing a portal' })).toBeVisible();
  });
});
