import { join } from 'node:path';
import { packageDir } from '../webpack/packages.ts';
import { STORYBOOK_BUNDLE } from './webpack.ts';

/**
 * Returns the arguments with which Node runs a Storybook command, without telemetry.
 * @param args the arguments of the command
 */
export const storybookCommand = (command: 'dev' | 'build', ...args: readonly string[]): string[] => [
  join(packageDir('storybook'), 'dist/bin/dispatcher.js'),
  ...[command, '--config-dir', join(STORYBOOK_BUNDLE.dir, 'src'), '--quiet', '--disable-telemetry', ...args],
];
