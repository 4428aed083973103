import { expect, test } from '@skal/testing/fixtures.ts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';
import { tabTo, typeInto, tabThroughPage } from '@skal/testing/audit/keyboard.ts';
import { CLICK_MS } from '@skal/testing/audit/formClicks.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';

/** Nothing here touches the pointer. */
test.describe('by keyboard alone', () => {
  

  const open = async (path: string, viewport = DESKTOP, reducedMotion: 'reduce' | 'no-preference' = 'reduce') => {
    const page = await journey.newPage({ viewport, reducedMotion });
    await page.goto(path);
    await waitForHydration(page, 'page');
    return page;
  };

  const slidingOut = (page: Page) => page.getByRole('dialog', { name: 'Menu', includeHidden: true });

  describe.each([DESKTOP, PHONE])('at $width px', (viewport) => {
    for (const path of PUBLIC_PAGES) {
test(`Tab comes to everything on ${path}, and shows where it is`, async () => {
      const page = await open(path, viewport);
      const { unreachable, notVisible, reached } = await tabThroughPage(page);
      expect(unreachable).toEqual([]);
      expect(notVisible).toEqual([]);
      expect(reached).toBeGreaterThan(5);
    });
}
  });

  test('the first stop leads past the navigation', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('F1-F26: a consultation is requested', async ({ product }) => {
    const page = await open('/');
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
    // The arrow is down for as long as a finger takes: let go at once, the choice behind it is not made.
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

  test('Escape closes the popup, and the focus is back where it was', async () => {
    const page = await open('/solutions');
    const opener = page.getByRole('button', { name: 'Get Your Custom Solution' }).first();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('E5-E7: the menu of a phone opens, keeps the focus, leads on and closes', async () => {
    const page = await open('/', PHONE);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'How It Works' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('/how-it-works');
    await menu.waitFor({ state: 'hidden' });
  });

  for (const [_, from, name, to, there] of [
    ['E5, T15', '/solutions', 'Skal Home', '/', '#home'],
    ['E7', '/', 'How It Works', '/how-it-works', 'main h1'],
  ]) {
test(`${_}: from ${from} to ${name}: when the menu of a phone has slid away, what it led to has the focus`,
    async () => {
      const page = await open(from, PHONE, 'no-preference');
      await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await tabTo(page, menu.getByRole('link', { name }));
      await page.keyboard.press('Enter');
      await page.waitForURL(to);
      await slidingOut(page).waitFor({ state: 'detached' });
      await page.locator(`${there}:focus`).waitFor();
    },
  );
}

  test('E8: the popup that the menu of a phone opened gives the focus back to what opened the menu', async () => {
    const page = await open('/', PHONE, 'no-preference');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await tabTo(page, menu.getByRole('button', { name: 'Book a Consultation' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /Book your free/ }).waitFor();
    // As long as it does, Escape is its own.
    await slidingOut(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('button[aria-label="Open menu"]:focus').waitFor();
  });

  test('C20, C21: a figure tells its source on focus, and Escape puts it away', async () => {
    const page = await open('/');
    const figure = page.getByRole('link', { name: 'Source 1', exact: true }).first();
    await tabTo(page, figure);
    const source = page.getByRole('tooltip').first();
    await source.waitFor();
    await page.keyboard.press('Escape');
    await source.waitFor({ state: 'hidden' });
  });

  test('the working phone takes an order', async () => {
    const page = await open('/');
    const phone = page.getByRole('group', { name: /^Demo app of a wine bar, in Danish/ });
    await tabTo(page, phone.getByRole('button', { name: 'Menu' }).last());
    await page.keyboard.press('Enter');
    await tabTo(page, phone.getByRole('button', { name: /^Læg i kurven/ }).first());
    await page.keyboard.press('Space');
    await tabTo(page, phone.getByRole('button', { name: /^Bestil/ }));
    await page.keyboard.press('Enter');
    expect(await phone.getByRole('status').textContent()).toMatch(/Tak/);
  });

  test('D18: the calculator works with other amounts', async () => {
    const page = await open('/business-case');
    await tabTo(page, page.getByLabel(/^Monthly revenue/));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('20,000');
    await page.getByText('4,600 euro').waitFor();
  });

  test('G4, G6: a message is sent', async ({ product }) => {
    const page = await open('/contact');
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
