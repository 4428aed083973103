import { join } from 'node:path';
import { mailSamples } from '@skal/api/mailSamples';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../webpack/base.ts';
import { type Bundle, ROOT } from '../webpack/bundles.ts';

/** The gallery: no bundle of the site, but its components are compiled as for one. */
export const STORYBOOK_BUNDLE: Bundle = {
  name: 'gallery',
  kind: 'shell',
  dir: join(ROOT, 'tools/storybook'),
  remote: 'gallery',
  packages: ['shared-ui', 'forms'],
};

/** Every mail, made by the api's own functions: a page of the gallery could not run them. */
const mails = new webpack.DefinePlugin({ MAIL_SAMPLES: JSON.stringify(mailSamples) });

/** Has Storybook compile our sources as the product's builds do. What is looked at on one's own machine is not made small. */
export function storybookWebpack(given: Configuration): Configuration {
  const { module, plugins } = baseConfig(STORYBOOK_BUNDLE, { mode: 'production', outDir: '' });
  // Fonts have a rule of Storybook's.
  const sources = (module?.rules ?? []).filter((rule) => rule && typeof rule === 'object' && rule.type === undefined);
  const isWanted = (plugin: unknown) => plugin?.constructor.name !== 'ProgressPlugin';
  return {
    ...given,
    module: { ...given.module, rules: [...(given.module?.rules ?? []), ...sources] },
    plugins: [...(given.plugins ?? []).filter(isWanted), ...(plugins ?? []).slice(1), mails],
    devtool: false,
    performance: false,
    optimization: { ...given.optimization, minimize: false },
  };
}
