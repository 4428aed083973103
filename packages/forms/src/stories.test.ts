import { exportsWithoutStory, loadStories, storiesWithoutDocs } from '@skal/shared-ui/testing/loadStories.ts';
import * as everything from './index.ts';

describe('the gallery', () => {
  it('has every frame of a form, and says how keys and assistive technology meet each', async () => {
    const stories = await loadStories(import.meta.dirname);
    expect(exportsWithoutStory(everything, stories)).toEqual([]);
    expect(storiesWithoutDocs(stories)).toEqual([]);
    expect(stories.map(({ file }) => file)).toContain('FormDialog.stories.tsx');
  });
});
