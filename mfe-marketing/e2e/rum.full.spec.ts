import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Request } from '@playwright/test';
import { RUM_PATH } from '@skal/contracts/operations/rum';
import { openSourceResolver } from '@skal/shell/server/rum/sourceMaps.ts';
import { findErrorOrigin, parseFrames } from '@skal/shell/server/rum/stackFrames.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

test.describe('the RUM reports of a tab', () => {
  test('include the page view and, once it is idle and hidden, its web vitals; the site accepts all of them', async ({
    page,
  }) => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === RUM_PATH) sent.push(request);
    });
    // Only one of ten tabs is sampled: this one is.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.clock.install();
    const report = (kind: string, more = '') =>
      page.waitForRequest((request) => {
        const text = request.postData() ?? '';
        return request.url().endsWith(RUM_PATH) && text.includes(`"kind":"${kind}"`) && text.includes(more);
      });
    const [drawn, painted] = [report('mount'), report('vital', '"FCP"')];
    await page.goto('/');
    await drawn;
    await page.clock.runFor(10_000);
    // The measurement has started by then; loading its script is no proof of that.
    await painted;
    // As if the visitor switched to another tab: only then the layout shift is final.
    const shift = report('vital', '"CLS"');
    await page.waitForFunction(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return true;
    });
    await shift;

    const reports = sent.map((request) => JSON.parse(request.postData() ?? '{}') as Record<string, unknown>);
    expect(reports[0]).toMatchObject({ kind: 'mount', remote: 'mfe-marketing', route: '/', ok: true });
    const measured = reports.filter(({ kind }) => kind === 'vital').map(({ name }) => name);
    expect(measured).toEqual(expect.arrayContaining(['CLS', 'FCP']));
    const statuses = await Promise.all(sent.map(async (request) => (await request.response())?.status()));
    expect(new Set(statuses)).toEqual(new Set([204]));
    for (const request of sent) expect(await request.headerValue('cookie')).toBeNull();
  });

  test('include errors where they were thrown, caught or not, and source maps resolve the line', async ({
    page,
    product,
    expectBrowserError,
  }) => {
    expectBrowserError(
      /^console error: Error: scroll failed/,
      /^console error: The page \/contact failed Error: scroll failed/,
      /^console error: Error: compute failed/,
    );
    await page.clock.install();
    await page.addInitScript(() => {
      window.scrollTo = () => {
        throw new Error('scroll failed');
      };
    });
    const reportOf = (message: string) =>
      page.waitForRequest((each) => each.url().endsWith(RUM_PATH) && (each.postData() ?? '').includes(message));
    // The monitoring script loads seconds after the page: the steps below may take longer.
    const watching = page.waitForResponse(/Watch/);
    const [request] = await Promise.all([reportOf('scroll failed'), page.goto('/contact')]);
    const report = request.postDataJSON() as Record<string, unknown>;
    expect(report).toMatchObject({ remote: 'mfe-marketing', route: '/contact', message: 'scroll failed' });

    const sources = openSourceResolver(product.dataDir, console.error);
    const origin = await findErrorOrigin(
      parseFrames(report.frames, () => true),
      sources.resolve,
    );
    await sources.close();
    const [, file = '', line] = /^(.+):(\d+)$/.exec(origin?.source ?? '') ?? [];
    expect(file).toBe('src/components/layout/useScrollToTop.ts');
    const lines = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8').split('\n');
    expect(lines[Number(line) - 1]).toContain('window.scrollTo(');
    expect(origin?.bundle).toBe('mfe-marketing');

    // A dialog has its own error boundary, and the monitoring script has loaded by then.
    await page.clock.runFor(10_000);
    await watching;
    await page.evaluate(() => {
      window.getComputedStyle = () => {
        throw new Error('compute failed');
      };
    });
    const popupReport = reportOf('compute failed');
    await page.getByRole('button', { name: 'Book a Consultation' }).first().click();
    expect((await popupReport).postDataJSON()).toMatchObject({
      kind: 'error',
      remote: 'mfe-marketing',
      route: '/contact',
    });
  });
});
