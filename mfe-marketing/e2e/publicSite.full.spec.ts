import { readMotion, watchMotion } from '@skal/testing/audit/motion.ts';
import { auditAllViewports, auditPrint } from '@skal/testing/audit/viewportMatrix.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';

test.describe('every public page', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of [...PUBLIC_PAGES, '/nowhere']) {
    test(`${path} is accessible in every theme and in print, and does not animate with reduced motion`, async ({
      page,
      expectBrowserError,
    }) => {
      if (path === '/nowhere') expectBrowserError(/404/);
      await watchMotion(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('main').count()).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect([...(await auditAllViewports(page)), ...(await auditPrint(page))]).toEqual([]);
      expect(await readMotion(page)).toEqual([]);
    });
  }

  for (const viewport of [DESKTOP, PHONE]) {
    test(`F1: the dialog is at most 85 % as high as the window of ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page.getByRole('button', { name: 'Start Your Project' }).first().click();
      const popup = page.getByRole('dialog');
      await popup.waitFor();
      const box = await popup.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.85 + 1);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page has the same content and links as with scripts', async ({ page }) => {
    const faults: string[] = [];
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      const textBlocks = page.locator('main :is(h1, h2, h3, p, li, dt, dd)');
      // Collapsed content can be expanded without scripts.
      const collapsed = '[hidden], [aria-hidden=true], details:not([open])';
      const invisible = await textBlocks.evaluateAll(
        (elements, collapsed) =>
          elements
            .filter((element) => element.textContent?.trim() && !element.closest(collapsed))
            .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((element) => element.textContent?.slice(0, 60)),
        collapsed,
      );
      faults.push(...invisible.map((text) => `${path} does not show: ${text}`));
      if (!(await page.getByRole('heading', { level: 1 }).isVisible())) faults.push(`${path} has no heading`);
      const links = page.getByRole('navigation').getByRole('link').filter({ visible: true });
      if ((await links.count()) < 3) faults.push(`${path} has fewer than three navigation links`);
      // A form submitted by GET would put its values into the URL.
      const formFields = await page.locator('form:not([method=post], [method=dialog]) [name]').count();
      if (formFields > 0) faults.push(`${path} has ${formFields} fields that a GET form would put into the URL`);
    }
    expect(faults).toEqual([]);
  });
});

test('the largest paint of / is text of the HTML', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { element: Element | null };
          resolve(last.element?.closest('main') ? (last.element.tagName ?? '') : 'outside of main');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(['H1', 'P']).toContain(largest);
});
