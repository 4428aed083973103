import { untilAlive } from '../../harness/alive.ts';
import { blockState } from '../../harness/blocked.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { accounts } from '../../people.ts';
import { PUBLIC_PAGES } from '../../publicPages.ts';

describe('a browser that blocks cookies and storage', () => {
  const journey = prepareJourney();

  it('shows every public page, which answers', async () => {
    const page = await journey.newPage();
    await blockState(page.context());
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await untilAlive(page, 'page');
      await page.locator('main h1').waitFor();
    }
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Book Discovery Call' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/Full Name/)
      .fill('Åse Øster');
  });

  it('is told at the sign-in that cookies are needed, and no password is sent', async () => {
    const page = await journey.newPage();
    await blockState(page.context());
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await untilAlive(page, 'page');
    await page.getByLabel('Email').fill(accounts.client.email);
    await page.getByLabel('Password', { exact: true }).fill(accounts.client.password);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await page.getByText('Cookies Are Needed').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.getByLabel('Email').inputValue()).toBe(accounts.client.email);
    expect(await page.getByText('Login Successful').count()).toBe(0);
    expect(sent).not.toContain('/api/login');
  });
});
