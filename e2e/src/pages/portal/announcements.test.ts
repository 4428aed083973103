import type { Page } from 'playwright-core';
import { heardOn, listenTo, untilHeard } from '../../harness/heard.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { untilThere } from '../../harness/there.ts';
import { accounts, enter } from '../../people.ts';

describe('a screen reader in the portal', () => {
  const journey = prepareJourney();

  const openSettings = async (): Promise<Page> => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await listenTo(page);
    await enter(page, accounts.client);
    await page.evaluate(() => {
      location.hash = 'settings';
    });
    await page.getByLabel('Name in the app').waitFor();
    await untilThere(page);
    await heardOn(page);
    return page;
  };

  it('N3: is told that something is unsaved, and once that it is saved', async () => {
    const page = await openSettings();
    await page.getByLabel('Name in the app').fill('Demo Wine Bar by the Sea');
    await untilHeard(page, 'You have unsaved changes.');
    await heardOn(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await untilHeard(page, 'Settings Saved');
    expect((await heardOn(page)).filter((line) => line.includes('Settings Saved'))).toHaveLength(1);
  });

  it('is told once that the session is over', async () => {
    // The site of this folder has no page to sign in at.
    journey.expectTrouble(/401/);
    const page = await openSettings();
    await page.getByLabel('Name in the app').fill('Demo Wine Bar on the Hill');
    await page.context().clearCookies();
    await heardOn(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await untilHeard(page, 'Your session has ended');
    await page.waitForURL(({ pathname }) => pathname !== '/dashboard');
    expect((await heardOn(page)).filter((line) => line.includes('session has ended'))).toHaveLength(1);
  });
});
