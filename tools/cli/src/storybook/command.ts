import { join } from 'node:path';
import { packageDir } from '../webpack/packages.ts';
import { STORYBOOK_BUNDLE } from './webpack.ts';

/**
 * What Node runs for a command of Storybook's upon the gallery. Nothing is told to anybody.
 * @param words the command's own
 */
export const storybookCommand = (command: 'dev' | 'build', ...words: readonly string[]): string[] => [
  join(packageDir('storybook'), 'dist/bin/dispatcher.js'),
  ...[command, '--config-dir', join(STORYBOOK_BUNDLE.dir, 'src'), '--quiet', '--disable-telemetry', ...words],
];
