import type { Page } from '@playwright/test';
import { CLICK_MS } from '@skal/testing/audit/formClicks.ts';
import { tabThroughPage, tabTo, typeInto } from '@skal/testing/audit/keyboard.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

/** No test uses the pointer. */
test.describe('by keyboard only', () => {
  test.use({ reducedMotion: 'reduce' });

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await waitForHydration(page, 'page');
  };

  for (const viewport of [DESKTOP, PHONE]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      for (const path of PUBLIC_PAGES) {
        test(`Tab reaches every control on ${path} and shows the focus`, async ({ page }) => {
          await open(page, path);
          const { unreachable, notVisible, reached } = await tabThroughPage(page);
          expect(unreachable).toEqual([]);
          expect(notVisible).toEqual([]);
          expect(reached).toBeGreaterThan(5);
        });
      }
    });
  }

  test('the first tab stop skips the navigation', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('F1-F26: requests a consultation', async ({ page, product }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('button', { name: 'Start Your Project' }).first());
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog');
    await popup.waitFor();
    await typeInto(page, popup.getByLabel(/Full Name/), 'Åse Øster');
    await typeInto(page, popup.getByLabel(/Email Address/), 'keys@cafe.example');
    await typeInto(page, popup.getByLabel(/Company Name/), 'Café Æble');
    await tabTo(page, popup.getByRole('combobox', { name: /Industry/ }));
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, popup.getByRole('textbox', { name: /phone/i }), '12345678');
    await tabTo(page, popup.getByRole('radio').first());
    // Radix does not select a radio button if the key is released at once.
    await page.keyboard.press('ArrowDown', { delay: CLICK_MS });
    await popup.getByRole('radio', { checked: true }).waitFor();
    await tabTo(page, popup.locator('button[type=submit]'));
    await page.keyboard.press('Enter');
    await popup.getByRole('heading', { name: 'Thank You!' }).waitFor();
    const rows = await product.db.query('SELECT * FROM inquiries WHERE email = ?', ['keys@cafe.example']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: 'Åse Øster',
      company: 'Café Æble',
      phone: '12 34 56 78',
    });
  });

  test('Escape closes the dialog and restores the focus', async ({ page }) => {
    await open(page, '/solutions');
    const opener = page.getByRole('button', { name: 'Get Your Custom Solution' }).first();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect(opener).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('E5-E7: the menu opens, traps the focus, navigates and closes', async ({ page }) => {
      await open(page, '/');
      const opener = page.getByRole('button', { name: 'Open menu' });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.waitFor();
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, menu.getByRole('link', { name: 'How It Works' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('/how-it-works');
      await menu.waitFor({ state: 'hidden' });
    });

    test.describe('with the exit animation of the menu', () => {
      test.use({ reducedMotion: 'no-preference' });

      const leavingMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu', includeHidden: true });

      for (const [facts, from, name, to, target] of [
        ['E5, T15', '/solutions', 'Skal Home', '/', '#home'],
        ['E7', '/', 'How It Works', '/how-it-works', 'main h1'],
      ] as const) {
        test(`${facts}: from ${from} to ${name}: the menu's target has the focus`, async ({ page }) => {
          await open(page, from);
          await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
          await page.keyboard.press('Enter');
          const menu = page.getByRole('dialog', { name: 'Menu' });
          await tabTo(page, menu.getByRole('link', { name }));
          await page.keyboard.press('Enter');
          await page.waitForURL(to);
          await leavingMenu(page).waitFor({ state: 'detached' });
          await expect(page.locator(target)).toBeFocused();
        });
      }

      test('E8: a dialog opened from the menu restores the focus to the menu button', async ({ page }) => {
        await open(page, '/');
        const opener = page.getByRole('button', { name: 'Open menu' });
        await tabTo(page, opener);
        await page.keyboard.press('Enter');
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await tabTo(page, menu.getByRole('button', { name: 'Book a Consultation' }));
        await page.keyboard.press('Enter');
        await page.getByRole('dialog', { name: /Book your free/ }).waitFor();
        // The menu handles Escape until it is unmounted.
        await leavingMenu(page).waitFor({ state: 'detached' });
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expect(opener).toBeFocused();
      });
    });
  });

  test('C20, C21: a figure shows its source on focus, and Escape hides it', async ({ page }) => {
    await open(page, '/');
    const figure = page.getByRole('link', { name: 'Source 1', exact: true }).first();
    await tabTo(page, figure);
    const source = page.getByRole('tooltip').first();
    await source.waitFor();
    await page.keyboard.press('Escape');
    await source.waitFor({ state: 'hidden' });
  });

  test('the interactive phone takes an order', async ({ page }) => {
    await open(page, '/');
    const phone = page.getByRole('group', { name: /^Demo app of a wine bar, in Danish/ });
    await tabTo(page, phone.getByRole('button', { name: 'Menu' }).last());
    await page.keyboard.press('Enter');
    await tabTo(page, phone.getByRole('button', { name: /^Læg i kurven/ }).first());
    await page.keyboard.press('Space');
    await tabTo(page, phone.getByRole('button', { name: /^Bestil/ }));
    await page.keyboard.press('Enter');
    expect(await phone.getByRole('status').textContent()).toMatch(/Tak/);
  });

  test('D18: the calculator works with other amounts', async ({ page }) => {
    await open(page, '/business-case');
    await tabTo(page, page.getByLabel(/^Monthly revenue/));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('20,000');
    await page.getByText('4,600 euro').waitFor();
  });

  test('G4, G6: sends a message', async ({ page, product }) => {
    await open(page, '/contact');
    const form = page.getByRole('form', { name: 'Send a message' });
    await typeInto(page, form.getByLabel(/Full Name/), 'Åse Øster');
    await typeInto(page, form.getByLabel(/Email/), 'keys@bar.example');
    await typeInto(page, form.getByLabel(/Subject/), 'Opening hours');
    await typeInto(page, form.getByLabel(/Message/), 'Do you work in August?');
    await tabTo(page, form.locator('button[type=submit]'));
    await page.keyboard.press('Enter');
    await page.getByText('Message sent successfully!').first().waitFor();
    const rows = await product.db.query('SELECT * FROM inquiries WHERE email = ?', ['keys@bar.example']);
    expect(rows).toHaveLength(1);
  });
});
