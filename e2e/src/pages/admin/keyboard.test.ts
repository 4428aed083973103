import { prepareJourney } from '../../harness/journey.ts';
import { tabTo, walk } from '../../harness/keyboard.ts';
import { untilThere } from '../../harness/there.ts';
import { accounts, enter } from '../../people.ts';
import { PAGES } from './pages.ts';

/** Nothing here touches the pointer. */
describe('the operator’s desk by keyboard alone', () => {
  const journey = prepareJourney();

  it('Tab comes to everything on every page, and shows where it is', async () => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await enter(page, accounts.operator);
    for (const [path, words] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.getByText(words).first().waitFor();
      await untilThere(page);
      const { missed, unseen, reached } = await walk(page);
      expect({ path, missed, unseen }).toEqual({ path, missed: [], unseen: [] });
      expect(reached).toBeGreaterThan(5);
    }
  });

  it('R1: the tabs are gone through by arrow keys, and the chosen one stays in sight', async () => {
    const page = await journey.newPage({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });
    await enter(page, accounts.operator);
    await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
    await page.keyboard.press('End');
    const last = page.getByRole('tab', { name: /^Inbox/, selected: true });
    await last.waitFor();
    const box = await last.boundingBox();
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  });
});
