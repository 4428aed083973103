import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { holdRequests } from '@skal/testing/wait/holdRequests.ts';

test('a form submitted before its page is hydrated is sent afterwards, and its text never enters the address', async ({
  page,
  product,
}) => {
  await openAccount(page, demoAccounts.live);
  const scripts = await holdRequests(page, '**/r/shell/**/*.js');
  await page.goto('/dashboard?section=support', { waitUntil: 'commit' });
  await page.getByLabel(/^Title/).fill('Written early');
  await page.getByLabel(/^Description/).fill('Before the scripts of the page have loaded.');
  await page.getByRole('button', { name: 'Submit Ticket' }).click();
  scripts.release();
  const sent = () => product.db.query("SELECT title FROM tickets WHERE title = 'Written early'", []);
  await expect.poll(sent).toEqual([{ title: 'Written early' }]);
  expect(new URL(page.url()).search).toBe('?section=support');
});
