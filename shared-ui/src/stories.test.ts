import * as icons from './icons.ts';
import * as everything from './index.ts';
import { exportsWithoutStory, loadStories, storiesWithoutDocs } from './testing/loadStories.ts';

describe('the gallery', () => {
  it('has every component that the package exports, and says how keys and assistive technology meet each', async () => {
    const stories = await loadStories(import.meta.dirname);
    // Icons are shown together.
    expect(exportsWithoutStory(everything, stories).filter((name) => !(name in icons))).toEqual([]);
    expect(storiesWithoutDocs(stories)).toEqual([]);
    expect(stories.length).toBeGreaterThan(40);
  });
});
