import { axe } from '@skal/tooling/src/browser/axe.ts';
import { prepareJourney } from '../harness/journey.ts';
import { accounts, signIn } from '../people.ts';

describe('the site with every call mocked', () => {
  const journey = prepareJourney({ program: 'tooling/src/qa.ts' });

  it('signs in and out by the page’s own form, and asks no server for anything', async () => {
    const page = await journey.newPage();
    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/') && !response.fromServiceWorker()) asked.push(response.url());
    });
    await signIn(page, accounts.client);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    // Who is signed in is known to the next page, too.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(asked).toEqual([]);
  });

  it('shows what a link asks for: who is signed in, and how calls are answered', async () => {
    journey.expectTrouble(/500 GET .*\/api\/admin\//, /console error: Failed to load resource.* 500/);
    const page = await journey.newPage();
    await page.goto('/admin?as=operator&scenario=500');
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await page.getByRole('button', { name: 'QA' }).click();
    const panel = page.getByRole('region', { name: 'How calls are answered' });
    expect(await panel.getByLabel('Signed in').inputValue()).toBe('operator');
    expect(await axe(page)).toEqual([]);

    await panel.getByLabel('Answers for mfe-admin').selectOption('ok');
    await page.waitForURL(/scenario=ok/);
    await page.getByText('Total Clients').waitFor();
  });

  it('takes a remote away, or puts a stand-in into its place', async () => {
    journey.expectTrouble(/^console error: .*/);
    const page = await journey.newPage();
    await page.goto('/dashboard?as=client&files.portal=corrupt');
    await page.getByText('This part of the site did not load').waitFor();
    await page.getByRole('button', { name: 'QA' }).click();
    await page.getByLabel('mfe-portal', { exact: true }).selectOption('0-mocked');
    await page.getByText('This stands in for /dashboard of mfe-portal.').waitFor();
    expect(await page.getByRole('complementary', { name: 'Versions on trial' }).textContent()).toContain('0-mocked');
  });
});
