import type { Page } from '@playwright/test';
import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { STATUS_PATH } from '@skal/contracts/operations/status';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { businessIdOf, createAppKey, sendAppEvents } from '@skal/testing/appBackend.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

/** One more than the six connections that a browser opens to a site over HTTP/1.1: one stream per window would use all of them. */
const WINDOWS = 7;

/** Issue 38: one stream per browser. */
test.describe('seven windows of a live portal in one browser', () => {
  test('all load and receive updates through one stream, which moves to another window when its window closes or leaves the portal', async ({
    page: first,
    context,
    newPage,
    product,
  }) => {
    const key = await createAppKey(await newPage(), await businessIdOf(product, demoAccounts.live));
    const streams: Page[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === LIVE_PATH) streams.push(request.frame().page());
    });
    const opened = () => context.waitForEvent('response', (response) => new URL(response.url()).pathname === LIVE_PATH);

    const opened1 = opened();
    await openAccount(first, demoAccounts.live);
    const windows = [first];
    while (windows.length < WINDOWS) windows.push(await context.newPage());
    await Promise.all(windows.slice(1).map((page) => page.goto('/dashboard?section=overview')));
    for (const page of windows) await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await opened1;

    /** Reports an order and waits until each of these windows shows it. */
    const haveNews = async (pages: readonly Page[], amount: number, shown: string) => {
      const order = { type: 'order.completed', guest: 'g-1', order: shown, amount, currency: 'DKK' };
      expect((await sendAppEvents(product, key, order)).status).toBe(200);
      for (const page of pages) await page.getByText(shown, { exact: true }).first().waitFor();
    };
    await haveNews(windows, 12_550, '125.50');
    expect(streams).toHaveLength(1);

    // Close the window that holds the stream: another window opens it.
    const [leader = first] = streams;
    const moved = opened();
    await leader.close();
    await moved;
    const left = windows.filter((page) => page !== leader);
    await haveNews(left, 1_000, '135.50');
    expect(streams).toHaveLength(2);

    // Navigate the next one away: its portal enters the back/forward cache.
    const gone = streams.at(-1) ?? first;
    const movedAgain = opened();
    await gone.goto(STATUS_PATH);
    await movedAgain;
    await haveNews(
      left.filter((page) => page !== gone),
      1_000,
      '145.50',
    );
    expect(streams).toHaveLength(3);
    await gone.goBack();
    await gone.getByText('145.50', { exact: true }).first().waitFor();
    expect(streams).toHaveLength(3);
  });
});
