import { prepareJourney } from '../../harness/journey.ts';
import { PUBLIC_PAGES } from '../../publicPages.ts';

// React only says what differs in its development build, which is the shell's to lend.
describe('hydration in development mode', () => {
  const journey = prepareJourney({ builds: 'development' });

  it.each(PUBLIC_PAGES)('takes %s over from its HTML without a warning', async (path) => {
    const page = await journey.newPage();
    await page.goto(path);
    const before = await page.evaluate(() => document.querySelector('main h1'));
    expect(before).not.toBeNull();
    await page.waitForLoadState('networkidle');
    // A node that React has taken over carries its keys; a page that was rendered anew would have lost the old one.
    const takenOver = await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    expect(await takenOver.jsonValue()).toBe(true);
  });
});
