import type { Page } from 'playwright-core';
import { untilAlive } from '../../harness/alive.ts';
import { prepareJourney } from '../../harness/journey.ts';

describe('what was typed and not sent', () => {
  const journey = prepareJourney();

  it('is kept of a visitor by their tab alone', async () => {
    const page = await journey.newPage();
    const message = (tab: Page) => tab.getByLabel(/^Message/);
    const restored = /^What you typed before is back\./;
    await page.goto('/contact');
    await untilAlive(page, 'page');
    await message(page).fill('We have forty seats.');
    await page.reload();
    await page.getByText(restored).waitFor();
    expect(await message(page).inputValue()).toBe('We have forty seats.');
    const another = await page.context().newPage();
    await another.goto('/contact');
    await untilAlive(another, 'page');
    await message(another).fill('An app');
    expect(await another.getByText(restored).count()).toBe(0);
  });
});
