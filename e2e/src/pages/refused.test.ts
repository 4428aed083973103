import type { Page } from 'playwright-core';
import { untilAlive } from '../harness/alive.ts';
import { PHONE, prepareJourney } from '../harness/journey.ts';
import { emptiest, expectWhole, REFUSAL, refuseScripts, watchEmptiness } from '../harness/refuse.ts';
import { type Account, accounts, signIn } from '../people.ts';
import { PUBLIC_PAGES } from '../publicPages.ts';

/** What is fetched after a page's first load may not come. Whatever a visitor does then, the page stays one. */
describe('while every later script is refused', () => {
  const journey = prepareJourney();

  const open = async (path: string, viewport = PHONE): Promise<Page> => {
    journey.expectTrouble(...REFUSAL);
    const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(path);
    await untilAlive(page, 'page');
    await watchEmptiness(page);
    return page;
  };

  const openAs = async (account: Account): Promise<Page> => {
    journey.expectTrouble(...REFUSAL);
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await signIn(page, account);
    return page;
  };

  const menuOf = (page: Page) => page.getByRole('button', { name: 'Open menu' });

  it.each(PUBLIC_PAGES)('%s: the menu is plain links, and every opener says what to do instead', async (path) => {
    const page = await open(path);
    const { asked } = await refuseScripts(page);
    const whole = (await emptiest(page)).text;
    await menuOf(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).filter({ visible: true }).waitFor();
    await menuOf(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'This did not open' });
    for (const opener of await page.locator('[data-dialog]').filter({ visible: true }).all()) {
      await opener.click();
      expect(await notice.getByRole('link').getAttribute('href')).toMatch(/^tel:\+?\d+$/);
      // By keyboard: the tip of a figure that the pointer rests on lies over what is there for a moment.
      await notice.getByRole('button', { name: 'Try again' }).press('Enter');
      await notice.getByRole('button', { name: 'Close' }).press('Enter');
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(asked.length).toBeGreaterThan(2);
    // Not one word of the page is missing at any moment.
    await expectWhole(page, whole - 1);
  });

  it('E7: a plain link of the menu leads on, and the page behind it says that it did not come', async () => {
    journey.expectTrouble(/The page \/about failed|The page \/solutions failed/);
    const page = await open('/about');
    await refuseScripts(page);
    await menuOf(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).filter({ visible: true }).click();
    await page.waitForURL('/solutions');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await menuOf(page).getAttribute('aria-expanded')).toBe('false');
    await expectWhole(page);
  });

  it('what works by itself goes on: figures tell their sources, the phone takes an order', async () => {
    const page = await open('/', { width: 1280, height: 800 });
    await refuseScripts(page);
    await page.getByRole('link', { name: 'Source 1', exact: true }).first().focus();
    await page.getByRole('tooltip').waitFor();
    const phone = page.getByRole('group', { name: /^Demo app of a wine bar, in Danish/ });
    await phone.getByRole('button', { name: 'Menu' }).last().click();
    const first = phone.getByRole('button', { name: /^Læg i kurven/ }).first();
    await first.click();
    await phone.getByRole('button', { name: /^Bestil/ }).click();
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'This did not open' }).waitFor();
    await expectWhole(page);
  });

  it('G6: a toast is a plain line', async () => {
    const page = await open('/contact');
    await refuseScripts(page);
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByLabel(/Full Name/).fill('Åse Øster');
    await form.getByLabel(/Email/).fill('plain@bar.example');
    await form.getByLabel(/Subject/).fill('Opening hours');
    await form.getByLabel(/Message/).fill('Do you work in August?');
    await form.locator('button[type=submit]').click();
    await page.getByRole('alert').filter({ hasText: 'Message sent successfully!' }).waitFor();
    await expectWhole(page);
  });

  it('I7: the way to a page of an account is told, and back leads on', async () => {
    journey.expectTrouble(/The page \/dashboard failed/);
    const page = await open('/login');
    await refuseScripts(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').filter({ hasText: 'Not Signed In' }).waitFor();
    await page.getByLabel('Email').fill(accounts.client.email);
    await page.getByLabel('Password', { exact: true }).fill(accounts.client.password);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await page.waitForURL('/dashboard');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('banner').waitFor();
    expect((await emptiest(page)).headings).toBeGreaterThan(0);
  });

  it('the portal keeps its frame, and each section says that it did not load', async () => {
    const page = await openAs(accounts.client);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('button').first().waitFor();
    await watchEmptiness(page);
    const { asked } = await refuseScripts(page);
    for (const button of (await sections.getByRole('button').all()).slice(1)) {
      await button.click();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
    }
    expect(asked.length).toBeGreaterThan(10);
    await sections.getByRole('button', { name: 'Overview' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await expectWhole(page);
  });

  it('the operator has every tab, and is told that a client and the form of a new one did not load', async () => {
    const page = await openAs(accounts.operator);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Clients').waitFor();
    await watchEmptiness(page);
    const { asked } = await refuseScripts(page);
    for (const name of ['Overview', 'Revenue', 'Analytics', 'Inbox', 'Clients']) {
      await tab(name).click();
      // What it shows, or that it did not come: more than that it is on its way.
      await page.getByRole('tabpanel', { name }).getByText(/.{11}/).first().waitFor();
    }
    await page.getByRole('button', { name: 'View Demo Wine Bar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create Client' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'The form did not load' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').filter({ hasText: 'The commands did not load' }).waitFor();
    expect(asked.length).toBeGreaterThan(0);
    const least = await emptiest(page);
    expect([least.headings, least.text > 100]).toEqual([1, true]);
  });

  it('a ticket takes its files, and the way to another page of the portal is told', async () => {
    journey.expectTrouble(/The page \/content-management failed/);
    const page = await openAs(accounts.live);
    await page.goto('/dashboard#support');
    const files = page.locator('input[type=file]').first();
    await files.waitFor({ state: 'attached' });
    await watchEmptiness(page);
    const { release } = await refuseScripts(page);
    await files.setInputFiles({ name: 'menu.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.getByText('menu.png').waitFor();
    await expectWhole(page);
    await release();
    await page.getByRole('button', { name: 'Content', exact: true }).click();
    const demo = page.getByRole('link', { name: 'See the content management demo' });
    await demo.waitFor();
    await refuseScripts(page, /ContentManagementPage[^/]*\.js$/);
    await demo.click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('settings stay, and say that what keeps the account safe did not load', async () => {
    const page = await openAs(accounts.live);
    const { release } = await refuseScripts(page, /AccountParts[^/]*\.js$/);
    await page.goto('/dashboard#settings');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await watchEmptiness(page);
    await page.getByLabel('First name').waitFor();
    await release();
    await again.click();
    await page.getByRole('heading', { name: 'Where You Are Signed In' }).waitFor();
    await expectWhole(page);
  });

  it('a code that is not drawn leaves the links to the stores', async () => {
    const page = await openAs(accounts.live);
    await page.route('**/api/app-status', async (route) => {
      const answer = await route.fetch();
      const links = { appStoreUrl: 'https://apps.example/skal', googlePlayUrl: null };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...links } });
    });
    const { release } = await refuseScripts(page, /StoreCode[^/]*\.js$/);
    await page.goto('/dashboard#app-status');
    await page.getByText('The code could not be drawn.').waitFor();
    await watchEmptiness(page);
    await release();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    const codes = page.getByRole('img', { name: /^QR code/ });
    await codes.first().waitFor();
    await expectWhole(page);
  });
});
