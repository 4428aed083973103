import * as icons from './icons.ts';
import * as everything from './index.ts';
import { exportsWithoutStory, loadStories, storiesWithoutDocs } from './testing/loadStories.ts';

describe('Storybook', () => {
  it('has a story with keyboard and accessibility notes for every exported component', async () => {
    const stories = await loadStories(import.meta.dirname);
    // All icons share one story.
    expect(exportsWithoutStory(everything, stories).filter((name) => !(name in icons))).toEqual([]);
    expect(storiesWithoutDocs(stories)).toEqual([]);
    expect(stories.length).toBeGreaterThan(40);
  });
});
