import type { Page } from '@playwright/test';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

/** Two and a half chunks: too large for one request. */
const FILM = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(2.5 * 1024 * 1024, 'x')]);

/** A slow mobile connection; throughput in bytes per second. */
const SLOW = { offline: false, latency: 20, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const OFFLINE = { ...SLOW, offline: true };
const FAST = { ...SLOW, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

test.describe('a file on a slow connection', () => {
  /** Records the requests for chunks: method, and offset of the chunk. */
  const recordChunks = (page: Page) => {
    const calls: [string, number | null][] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/upload')) return;
      const offset = request.headers()['upload-offset'];
      calls.push([request.method(), offset === undefined ? null : Number(offset)]);
    });
    return calls;
  };

  test('resumes after a lost connection, and downloads unchanged', async ({ page, product, expectBrowserError }) => {
    expectBrowserError(/ERR_INTERNET_DISCONNECTED/);
    await openAccount(page, demoAccounts.client);
    const calls = recordChunks(page);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    const form = page.getByRole('form', { name: 'New ticket' });
    await form.getByLabel(/^Title/).fill('The menu moves');
    await form.getByLabel(/^Description/).fill('As the film shows.');
    await form.locator('input[type=file]').setInputFiles({ name: 'menu.mp4', mimeType: 'video/mp4', buffer: FILM });
    await line.send('Network.emulateNetworkConditions', SLOW);
    await form.getByRole('button', { name: 'Submit Ticket' }).click();
    // During the second chunk.
    const progress = page.getByRole('progressbar', { name: 'Uploading menu.mp4' });
    await progress.waitFor();
    await page.waitForFunction(
      (bar) => Number(bar?.getAttribute('aria-valuenow')) > 45,
      await progress.elementHandle(),
      { polling: 50 },
    );
    await line.send('Network.emulateNetworkConditions', OFFLINE);
    await page.getByText('Connection lost. The upload will resume when you are back online.').waitFor();
    await line.send('Network.emulateNetworkConditions', FAST);
    const link = page.getByRole('link', { name: 'menu.mp4' });
    await link.waitFor();

    expect(calls.filter(([method]) => method === 'POST')).toHaveLength(1);
    expect(calls.filter(([method]) => method === 'HEAD').length).toBeGreaterThan(0);
    const after = calls.slice(calls.findLastIndex(([method]) => method === 'HEAD'));
    expect(after.find(([method]) => method === 'PATCH')?.[1]).toBeGreaterThanOrEqual(1024 * 1024);
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await answer.body()).equals(FILM)).toBe(true);
    expect(await product.db.query('SELECT chunks FROM partial_uploads')).toEqual([{ chunks: '' }]);
  });
});
