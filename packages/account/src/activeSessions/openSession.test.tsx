import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountHandlers } from '../mocks/handlers.ts';
import { renderAccountSecurity, testUser } from '../testing/renderAccountSecurity.tsx';

const server = mockNetwork(testUser);

const places = async () => within(await screen.findByRole('list', { name: 'Where You Are Signed In' }));

describe('active sessions', () => {
  beforeEach(() => server.use(...accountHandlers()));

  it('7.5.2: lists the sessions, marks this browser, and ends another', async () => {
    const { user, toast } = renderAccountSecurity();
    const list = await places();
    expect(list.getByText('This browser')).toBeVisible();
    const times = 'Since 2026-11-20T18:00:00.000Z, last used about 2026-11-20T18:20:00.000Z';
    expect(list.getByText(times)).toBeVisible();
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Sign out: Safari on iPhone' }));
    await waitFor(() => expect(list.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(toast()?.title).toBe('Device Signed Out');
  });

  it('shows a load error and retries', async () => {
    server.use(http.get('/api/sessions', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }));
    const { user } = renderAccountSecurity();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await places()).getByText('Firefox on Windows')).toBeVisible();
  });
});
