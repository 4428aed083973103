import type { Page } from 'playwright-core';
import { untilAlive } from '../harness/alive.ts';
import { dropTimers } from '../harness/heldTimers.ts';
import { hold } from '../harness/hold.ts';
import { PHONE, prepareJourney } from '../harness/journey.ts';
import { typeInto } from '../harness/keyboard.ts';
import { emptiest, REFUSAL, refuseScripts, watchEmptiness } from '../harness/refuse.ts';
import { accounts } from '../people.ts';

/** Where one bundle leads into the other: each by itself is looked at in its own folder. */
describe('the way from the public site into an account', () => {
  const journey = prepareJourney();

  const fields = (page: Page) => [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })] as const;

  const fillLogin = async (page: Page): Promise<void> => {
    const [email, password] = fields(page);
    await email.fill(accounts.client.email);
    await password.fill(accounts.client.password);
  };

  it('H8: is gone by keyboard alone', async () => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await page.goto('/login');
    await untilAlive(page, 'page');
    const [email, password] = fields(page);
    await typeInto(page, email, accounts.client.email);
    await typeInto(page, password, accounts.client.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/dashboard');
  });

  it.each(['tap', 'Enter'])('H8: is gone by a press before the page is interactive, by %s', async (how) => {
    const page = await journey.newPage({ viewport: PHONE });
    const shell = await hold(page, '**/r/shell/**/*.js');
    await page.goto('/login');
    await fillLogin(page);
    if (how === 'tap') await page.getByRole('button', { name: 'Access Dashboard' }).click();
    else await fields(page)[1].press('Enter');
    shell.release();
    await page.waitForURL('/dashboard');
  });

  it('I7: is told where scripts are refused on it, and back leads on', async () => {
    journey.expectTrouble(...REFUSAL, /The page \/dashboard failed/);
    const page = await journey.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    // The page fetches this one when it opens.
    await refuseScripts(page, /Passkey\.\w+\.js$/);
    await page.goto('/login');
    await untilAlive(page, 'page');
    await watchEmptiness(page);
    await refuseScripts(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').filter({ hasText: 'Not Signed In' }).waitFor();
    await fillLogin(page);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await page.waitForURL('/dashboard');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('banner').waitFor();
    expect((await emptiest(page)).headings).toBeGreaterThan(0);
  });

  it('has toasts whose looks may come late: before there is one, that is no fault', async () => {
    const page = await journey.newPage();
    await page.clock.install();
    const toaster = await hold(page, '**/Toaster.*.js');
    const asked = page.waitForRequest('**/Toaster.*.js');
    await page.goto('/login');
    await untilAlive(page, 'page');
    await page.keyboard.press('Tab');
    await asked;
    await page.clock.runFor(3_000);
    expect(journey.complaints()).toEqual([]);
    toaster.release();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').or(page.getByRole('listitem')).filter({ hasText: 'Not Signed In' }).waitFor();
  });

  it('I7: is shown to who has no session; the second of the toast counts from when it is seen', async () => {
    journey.expectTrouble(/401/);
    const page = await journey.newPage();
    await page.clock.install();
    // How long the looks of a toast may take; the clock below would leave 0.8 s of it.
    await dropTimers(page, 2_000);
    const toaster = await hold(page, '**/Toaster.*.js');
    const asked = page.waitForRequest('**/Toaster.*.js');
    await page.goto('/dashboard');
    await asked;
    await page.clock.runFor(1_200);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    toaster.release();
    await page.getByText('Authentication Required').first().waitFor();
    await page.waitForURL('/login');
  });
});
