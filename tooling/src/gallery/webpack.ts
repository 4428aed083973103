import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from '../webpack/base.ts';
import { type Bundle, ROOT } from '../webpack/bundles.ts';

/** The gallery: no bundle of the site, but its components are compiled as for one. */
export const GALLERY: Bundle = {
  name: 'gallery',
  kind: 'shell',
  dir: join(ROOT, 'gallery'),
  remote: 'gallery',
  packages: ['shared-ui', 'forms'],
};

/** Has Storybook compile our sources as the product's builds do. What is looked at on one's own machine is not made small. */
export function galleryWebpack(given: Configuration): Configuration {
  const { module, plugins } = baseConfig(GALLERY, { mode: 'production', outDir: '' });
  // Fonts have a rule of Storybook's.
  const sources = (module?.rules ?? []).filter((rule) => rule && typeof rule === 'object' && rule.type === undefined);
  const isWanted = (plugin: unknown) => plugin?.constructor.name !== 'ProgressPlugin';
  return {
    ...given,
    module: { ...given.module, rules: [...(given.module?.rules ?? []), ...sources] },
    plugins: [...(given.plugins ?? []).filter(isWanted), ...(plugins ?? []).slice(1)],
    devtool: false,
    performance: false,
    optimization: { ...given.optimization, minimize: false },
  };
}
