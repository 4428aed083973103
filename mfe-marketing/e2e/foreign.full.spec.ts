import type { ElementHandle, Page } from '@playwright/test';
import { decorate, recordErrorReports, translate } from '@skal/testing/audit/foreignNodes.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { walkChanged } from '@skal/testing/forms/changed.ts';
import { visitorForms } from '@skal/testing/forms/visitor.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { testUsers } from '@skal/testing/tour.ts';
import { holdRequests } from '@skal/testing/wait/holdRequests.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

const SHELL = '**/r/shell/**/*.js';

/** Scripts that arrive late: those of the shell, or of the page. */
const LATE_SCRIPTS = ['shell', 'page'] as const;

/** One page of each kind: hydration is the same for all pages of a kind. */
const SAMPLES = ['/', '/contact', '/terms-of-service'] as const;

/** Changes a page before its scripts arrive. Returns its prerendered heading. */
async function openBeforeScripts(
  page: Page,
  path: string,
  change: () => Promise<unknown>,
  late: (typeof LATE_SCRIPTS)[number] = 'shell',
) {
  const pendingScripts = await holdRequests(page, late === 'shell' ? SHELL : /\w+Page\.\w+\.js/);
  await page.goto(path);
  if (late === 'page') await waitForHydration(page, 'shell');
  const heading = await page.locator('main h1').elementHandle();
  await change();
  pendingScripts.release();
  await waitForHydration(page, 'page');
  await page.unrouteAll({ behavior: 'wait' });
  return heading as ElementHandle;
}

/** Returns whether React hydrated the HTML without discarding it. */
const isHydrated = (heading: ElementHandle) => heading.evaluate((element) => element.isConnected);

test.describe('a public page changed by a translator and by form extensions', () => {
  for (const late of LATE_SCRIPTS) {
    test(`before hydration keeps its HTML on every page (late scripts: ${late})`, async ({ page }) => {
      const readReports = await recordErrorReports(page);
      const discarded: string[] = [];
      for (const path of late === 'shell' ? PUBLIC_PAGES : SAMPLES) {
        const change = () => translate(page, ' (da)').then(() => decorate(page));
        if (!(await isHydrated(await openBeforeScripts(page, path, change, late)))) discarded.push(path);
      }
      expect(discarded).toEqual([]);
      expect(await readReports()).toEqual([]);
    });
  }

  for (const late of LATE_SCRIPTS) {
    test(`keeps typed text and the focus (late scripts: ${late})`, async ({ page }) => {
      const email = page.getByLabel('Email');
      const heading = await openBeforeScripts(
        page,
        '/login',
        async () => {
          await page.getByLabel('Password', { exact: true }).fill('sesame');
          await email.fill('a@example.dk');
          await decorate(page);
          // Some extensions wrap the field in an element.
          await email.evaluate((field) => {
            const around = document.createElement('div');
            field.replaceWith(around);
            around.append(field);
            field.focus();
          });
        },
        late,
      );
      expect(await isHydrated(heading)).toBe(true);
      expect(await email.inputValue()).toBe('a@example.dk');
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('sesame');
      await expect(email).toBeFocused();
    });
  }

  for (const late of LATE_SCRIPTS) {
    test(`keeps typed text, the focus and error reporting when the change is repeated (late scripts: ${late})`, async ({
      page,
    }) => {
      const readReports = await recordErrorReports(page);
      const email = page.getByLabel('Email');
      await openBeforeScripts(
        page,
        '/login',
        async () => {
          await email.fill('a@example.dk');
          await page.evaluate(() => {
            const insertElements = () => {
              for (const field of document.querySelectorAll('main input')) {
                if (!field.previousElementSibling?.matches('aside')) field.before(document.createElement('aside'));
              }
            };
            new MutationObserver(insertElements).observe(document.body, { childList: true, subtree: true });
            insertElements();
          });
        },
        late,
      );
      expect(await email.inputValue()).toBe('a@example.dk');
      await expect(email).toBeFocused();
      expect(await readReports()).toEqual([]);
    });
  }

  test('keeps every page, dialog, form and option working, and reports no error', async ({
    newPage,
    browserErrors,
  }) => {
    expect(
      await walkChanged({ newPage, browserErrors }, testUsers.visitor, visitorForms, (page) => page.goto('/')),
    ).toEqual([]);
  });

  test('F23: accepts a consultation request with an industry from a translated list, with a confirmation', async ({
    page,
    product,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    const popup = page.getByRole('dialog');
    await popup.getByLabel(/Full Name/).fill('Åse Øster');
    await popup.getByLabel(/Email Address/).fill('translated@cafe.example');
    await popup.getByLabel(/Company Name/).fill('Café Æble');
    await popup.getByRole('textbox', { name: /phone/i }).fill('12345678');
    await popup.getByRole('radio', { name: /Phone Call/ }).click();
    await translate(page, ' (da)');
    const industry = popup.getByRole('combobox', { name: /Industry/ });
    await industry.click();
    await translate(page, ' (da)');
    await page.getByRole('option', { name: 'Restaurant' }).click();
    expect(await industry.textContent()).toBe('Restaurant');
    await translate(page, ' (da)');
    await popup.locator('button[type=submit]').click();
    await popup.getByRole('heading', { name: 'Thank You!' }).waitFor();
    const rows = await product.db.query('SELECT industry FROM inquiries WHERE email = ?', ['translated@cafe.example']);
    expect(rows).toEqual([{ industry: 'Restaurant' }]);
  });
});
