import { readStories, silent, unshown } from '@skal/shared-ui/testing/readStories.ts';
import * as everything from './index.ts';

describe('the gallery', () => {
  it('has every frame of a form, and says how keys and assistive technology meet each', async () => {
    const stories = await readStories(import.meta.dirname);
    expect(unshown(everything, stories)).toEqual([]);
    expect(silent(stories)).toEqual([]);
    expect(stories.map(({ file }) => file)).toContain('FormDialog.stories.tsx');
  });
});
