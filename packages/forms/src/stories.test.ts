import { exportsWithoutStory, loadStories, storiesWithoutDocs } from '@skal/shared-ui/testing/loadStories.ts';
import * as everything from './index.ts';

describe('Storybook', () => {
  it('has a story with keyboard and accessibility notes for every form container', async () => {
    const stories = await loadStories(import.meta.dirname);
    expect(exportsWithoutStory(everything, stories)).toEqual([]);
    expect(storiesWithoutDocs(stories)).toEqual([]);
    expect(stories.map(({ file }) => file)).toContain('FormDialog.stories.tsx');
  });
});
