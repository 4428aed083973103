import { installWindows, TestStream } from '@skal/shell-kit/testing/windows.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { achievementHandlers, makeAchievements, sampleAchievements } from '../../mocks/metrics/achievements.ts';
import { personas } from '../../mocks/personas.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { recordToasts, renderSection } from '../../testing/renderSection.tsx';
import { region, tile, withEverything } from '../../testing/reportSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const emitLiveEvent = (kind: string) => act(() => TestStream.newestStream().emit(kind));

describe('Achievements', () => {
  it('K16: sends no request before launch', async () => {
    await renderSection('achievements');
    expect([...requestsTo('GET /api/achievements'), ...requestsTo('POST /api/achievements/announcements')]).toEqual([]);
  });

  it('K12, K14: once live shows progress, completion dates and total points', async () => {
    respondWith(...withEverything(true), ...achievementHandlers(sampleAchievements));
    await renderSection('achievements');
    const orders = await region('A hundred orders');
    expect(orders.getByText('Unlocked 19 Oct 2026')).toBeVisible();
    const users = await region('Full house');
    expect(users.getByText('Locked')).toBeVisible();
    expect(users.getByText('236 of 500 users')).toBeVisible();
    expect((await region('Paid back')).getByText('43% paid back')).toBeVisible();
    expect(tile('Unlocked')).toHaveTextContent('Unlocked6/16');
    expect(tile('Points')).toHaveTextContent('Points90');
    expect(tile('Completion Rate')).toHaveTextContent('Completion Rate38%');
    expect(screen.getByText('Based on data from your app (App, updated 21 Nov 2026, 06:00).')).toBeVisible();
  });

  it('K12: shows a new achievement once, however often the section is opened', async () => {
    respondWith(...withEverything(true), ...achievementHandlers(sampleAchievements));
    const opened = await renderSection('achievements');
    expect(await opened.toast()).toEqual({
      title: '6 achievements unlocked',
      description: 'Open for business, First order, A hundred orders, Regulars, First message, The club',
      variant: 'success',
    });
    opened.unmount();
    const again = await renderSection('achievements');
    const toasts = recordToasts(again);
    await region('Full house');
    await waitFor(() => expect(requestsTo('POST /api/achievements/announcements')).toHaveLength(2));
    expect(toasts).toEqual([]);
  });

  it('K12: shows a new achievement in every section when the stream signals it, with a link', async () => {
    const browser = installWindows();
    respondWith(
      ...withEverything(true),
      ...achievementHandlers(makeAchievements({ 'first-order': [1, '2026-11-21'] })),
    );
    const { store } = await renderSection('settings');
    expect(requestsTo('POST /api/achievements/announcements')).toEqual([]);
    await waitFor(() => expect(TestStream.all).toHaveLength(1));
    emitLiveEvent('achievements');
    await waitFor(() =>
      expect(store.getState().toast.current).toMatchObject({
        ...{ title: 'Achievement unlocked', description: 'First order' },
        link: { label: 'Open Achievements', href: '/dashboard?section=achievements' },
      }),
    );
    expect(requestsTo('GET /api/achievements')).toEqual([]);
    browser.remove();
  });

  it('8.2.1: an impersonating operator does not consume the client’s announcements', async () => {
    respondWith(...achievementHandlers(sampleAchievements), ...personas.viewer.handlers);
    await renderSection('achievements');
    await region('Full house');
    expect(requestsTo('POST /api/achievements/announcements')).toEqual([]);
  });
});
