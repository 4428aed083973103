import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../webpack/bundles.ts';
import { storybook } from './storybook.ts';

/** Builds the stories, each alone, without the pages about components, as files in a folder. */
export async function buildStories(folder: string): Promise<void> {
  const words = storybook('build', '--test', '--output-dir', folder);
  await promisify(execFile)(process.execPath, words, { cwd: ROOT, maxBuffer: 2 ** 26 });
}
