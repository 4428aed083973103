import { join } from 'node:path';
import { packageDir } from '../webpack/packages.ts';
import { GALLERY } from './webpack.ts';

/**
 * What Node runs for a command of Storybook's upon the gallery. Nothing is told to anybody.
 * @param words the command's own
 */
export const storybook = (command: 'dev' | 'build', ...words: readonly string[]): string[] => [
  join(packageDir('storybook'), 'dist/bin/dispatcher.js'),
  ...[command, '--config-dir', join(GALLERY.dir, 'src'), '--quiet', '--disable-telemetry', ...words],
];
