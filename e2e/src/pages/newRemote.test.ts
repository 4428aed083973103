import { readdirSync } from 'node:fs';
import { type Copy, makeCopy } from '@skal/tooling/src/testing/copy.ts';
import { PHONE, prepareJourney } from '../harness/journey.ts';

describe('a remote that has just been created', () => {
  const journey = prepareJourney();
  let copy: Copy;
  beforeAll(() => {
    copy = makeCopy();
  });
  afterAll(() => copy.remove());

  it('goes live with a page of its own and an entry in the bar, and nothing else is edited for it', async () => {
    const before = readdirSync(copy.dir);
    await copy.run('createRemote.ts', ['wine-tastings']);
    expect(readdirSync(copy.dir).filter((name) => !before.includes(name))).toEqual(['mfe-wine-tastings']);
    const said = await copy.run('release.ts', ['mfe-wine-tastings'], { SKAL_DATA_DIR: journey.product.dataDir });
    expect(said).toMatch(/mfe-wine-tastings \S+ is live\n$/);

    const address = `${journey.product.url}/wine-tastings`;
    // The front door notices a release by itself; how soon is held elsewhere.
    let answer = await fetch(address);
    while (answer.status === 404) answer = await fetch(address);
    expect(await answer.text()).toMatch(/<h1[^>]*>.*Wine Tastings<\/h1>/);

    const page = await journey.newPage();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Wine Tastings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wine Tastings' }).waitFor();
    // Nobody is: so says the api, and the browser's console with it.
    journey.expectTrouble(/401/);
    await page.getByRole('button', { name: 'Ask the api' }).click();
    await page.getByText('Nobody is signed in.').waitFor();
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
