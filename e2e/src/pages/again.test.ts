import { untilAlive } from '../harness/alive.ts';
import { PHONE, prepareJourney } from '../harness/journey.ts';
import { REFUSAL, refuseScripts } from '../harness/refuse.ts';
import { accounts, signIn } from '../people.ts';

describe('what was refused comes when it is asked for again', () => {
  const journey = prepareJourney();

  it('the menu, the popup and the toast', async () => {
    journey.expectTrouble(...REFUSAL);
    const page = await journey.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto('/about');
    await untilAlive(page, 'page');
    const { asked, release } = await refuseScripts(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).filter({ visible: true }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const opener = page.locator('main [data-dialog]').first();
    await opener.click();
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await release();
    const fresh: string[] = [];
    page.on('request', (request) => fresh.push(new URL(request.url()).pathname));
    await again.click();
    await page.getByRole('dialog', { name: 'Book your free discovery call' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    // No address that failed is asked for twice.
    expect(fresh.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    expect(fresh.filter((path) => asked.includes(path))).toEqual([]);
  });

  it("a section, and the operator's form", async () => {
    journey.expectTrouble(...REFUSAL);
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await signIn(page, accounts.client);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('button').first().waitFor();
    const portal = await refuseScripts(page);
    await sections.getByRole('button', { name: 'Billing' }).click();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await portal.release();
    await again.click();
    await again.waitFor({ state: 'detached' });

    const admin = await journey.newPage({ reducedMotion: 'reduce' });
    await signIn(admin, accounts.operator);
    await admin.getByRole('tab', { name: 'Clients' }).click();
    const create = admin.getByRole('button', { name: 'Create Client' }).first();
    await create.waitFor();
    const form = await refuseScripts(admin);
    await create.click();
    const notice = admin.getByRole('alert').filter({ hasText: 'did not load' });
    await notice.waitFor();
    await form.release();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await admin.getByRole('dialog').waitFor();
  });
});
