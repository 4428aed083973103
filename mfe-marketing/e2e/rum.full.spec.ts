import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Request } from '@playwright/test';
import { RUM_PATH } from '@skal/contracts/operations/rum';
import { openSourceResolver } from '@skal/shell/server/rum/sourceMaps.ts';
import { findErrorOrigin, parseFrames } from '@skal/shell/server/rum/stackFrames.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

test.describe('what a tab tells the site', () => {
  test('is that its page was drawn and, once it is quiet and left, how quickly it came; the site takes all of it', async ({
    page,
  }) => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === RUM_PATH) sent.push(request);
    });
    // Only one of ten tabs measures: this one does.
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
    // The measurement has started by then; the arrival of its script does not tell.
    await painted;
    // As when the visitor switches to another tab: only then the layout shift is final.
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

  test('is of an error where it was thrown, whoever caught it, and the maps of the release say the line', async ({
    page,
    product,
    expectBrowserError,
  }) => {
    expectBrowserError(
      /^console error: Error: nobody scrolls/,
      /^console error: The page \/contact failed Error: nobody scrolls/,
      /^console error: Error: nobody computes/,
    );
    await page.clock.install();
    await page.addInitScript(() => {
      window.scrollTo = () => {
        throw new Error('nobody scrolls');
      };
    });
    const reportOf = (message: string) =>
      page.waitForRequest((each) => each.url().endsWith(RUM_PATH) && (each.postData() ?? '').includes(message));
    // The watching script arrives seconds after the page: the steps below may take longer.
    const watching = page.waitForResponse(/Watch/);
    const [request] = await Promise.all([reportOf('nobody scrolls'), page.goto('/contact')]);
    const report = request.postDataJSON() as Record<string, unknown>;
    expect(report).toMatchObject({ remote: 'mfe-marketing', route: '/contact', message: 'nobody scrolls' });

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

    // A popup has an error boundary of its own, and the watching script has arrived by then.
    await page.clock.runFor(10_000);
    await watching;
    await page.evaluate(() => {
      window.getComputedStyle = () => {
        throw new Error('nobody computes');
      };
    });
    const popupReport = reportOf('nobody computes');
    await page.getByRole('button', { name: 'Book a Consultation' }).first().click();
    expect((await popupReport).postDataJSON()).toMatchObject({
      kind: 'error',
      remote: 'mfe-marketing',
      route: '/contact',
    });
  });
});
