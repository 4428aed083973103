import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { portalNetwork } from '../../testing/network.ts';
import { openSection } from '../../testing/section.tsx';

const { given, sent } = portalNetwork();

const places = async () => within(await screen.findByRole('list', { name: 'Where You Are Signed In' }));

describe('where a client is signed in', () => {
  it('7.5.2: is listed, this browser marked, and another is ended', async () => {
    const { user, toast } = await openSection('settings');
    const list = await places();
    expect(list.getByText('This browser')).toBeVisible();
    expect(list.getByText('Since 20 Nov 2026, 19:00, last used about 20 Nov 2026, 19:20')).toBeVisible();
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'End: Safari on iPhone' }));
    await waitFor(() => expect(list.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect((await toast()).title).toBe('Signed Out There');
    expect(sent('DELETE /api/sessions/0198c0de-0000-7000-8000-0000000000a2')).toHaveLength(1);
  });

  it('says that the list did not load, and loads it again', async () => {
    given(http.get('/api/sessions', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }));
    const { user } = await openSection('settings');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await places()).getByText('Firefox on Windows')).toBeVisible();
  });
});
