import * as icons from './icons.ts';
import * as everything from './index.ts';
import { readStories, silent, unshown } from './testing/readStories.ts';

describe('the gallery', () => {
  it('has every component that the package exports, and says how keys and assistive technology meet each', async () => {
    const stories = await readStories(import.meta.dirname);
    // Icons are shown together.
    expect(unshown(everything, stories).filter((name) => !(name in icons))).toEqual([]);
    expect(silent(stories)).toEqual([]);
    expect(stories.length).toBeGreaterThan(40);
  });
});
