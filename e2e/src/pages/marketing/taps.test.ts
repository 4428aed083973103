import type { Page } from 'playwright-core';
import { untilAlive } from '../../harness/alive.ts';
import { hold } from '../../harness/hold.ts';
import { PHONE, prepareJourney } from '../../harness/journey.ts';
import { accounts } from '../../people.ts';

const SHELL = '**/r/shell/**/*.js';

const fillLogin = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill(accounts.client.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.client.password);
};

/** What is done to a page that is still nothing but HTML happens once it is more. */
describe('a tap before the page is interactive is not lost', () => {
  const journey = prepareJourney();

  it('on an opener of the popup', async () => {
    const page = await journey.newPage({ viewport: PHONE });
    const shell = await hold(page, SHELL);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    shell.release();
    await page.getByRole('dialog', { name: 'Book your free discovery call' }).waitFor();
  });

  it('on an opener in a page whose own script is still on the way', async () => {
    const page = await journey.newPage({ viewport: PHONE });
    const home = await hold(page, '**/HomePage.*.js');
    await page.goto('/');
    await untilAlive(page, 'shell');
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    await page.getByRole('dialog', { name: 'Book your free discovery call' }).waitFor();
    home.release();
  });

  it('E5: on the menu', async () => {
    const page = await journey.newPage({ viewport: PHONE });
    const shell = await hold(page, SHELL);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    shell.release();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it('on a button of the page, which happens once, before or while its script comes', async () => {
    for (const away of [SHELL, '**/LoginPage.*.js']) {
      const page = await journey.newPage({ viewport: PHONE });
      const held = await hold(page, away);
      await page.goto('/login');
      if (away !== SHELL) await untilAlive(page, 'shell');
      await fillLogin(page);
      await page.getByRole('button', { name: 'Show what is typed' }).click();
      held.release();
      await untilAlive(page, 'page');
      await page.getByRole('button', { name: 'Hide what is typed' }).waitFor();
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(accounts.client.password);
      await page.context().close();
    }
  });

  it('D18: amounts that were typed are the ones that are worked out', async () => {
    const page = await journey.newPage({ viewport: PHONE });
    const shell = await hold(page, SHELL);
    await page.goto('/business-case');
    await page.getByLabel(/^Monthly revenue/).fill('20,000');
    shell.release();
    await untilAlive(page, 'page');
    expect(await page.getByLabel(/^Monthly revenue/).inputValue()).toBe('20,000');
    await page.getByText('4,600 euro').waitFor();
  });
});

describe('who reads before the page is interactive', () => {
  const journey = prepareJourney();

  it.each(['/contact', '/terms-of-service'])(
    'B15, B16: stays where they are on %s, until they load it anew',
    async (path) => {
      const page = await journey.newPage({ viewport: PHONE });
      const shell = await hold(page, SHELL);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const place = () => page.evaluate(() => Math.round(window.scrollY));
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      shell.release();
      await untilAlive(page, 'page');
      expect(await place()).toBe(400);
      await page.reload();
      await untilAlive(page, 'page');
      expect(await place()).toBe(0);
    },
  );
});
