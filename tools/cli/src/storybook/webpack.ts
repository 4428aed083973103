import { join } from 'node:path';
import { mailSamples } from '@skal/api/mailSamples';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../webpack/base.ts';
import { type Bundle, ROOT } from '../webpack/bundles.ts';

/** Storybook: no bundle of the site, but its components are compiled like one. */
export const STORYBOOK_BUNDLE: Bundle = {
  name: 'gallery',
  kind: 'shell',
  dir: join(ROOT, 'tools/storybook'),
  remote: 'gallery',
  packages: ['shared-ui', 'forms'],
};

/** Every email, rendered by the api's own functions, which cannot run in a Storybook page. */
const mails = new webpack.DefinePlugin({ MAIL_SAMPLES: JSON.stringify(mailSamples) });

/** Makes Storybook compile our sources like the product's builds, without minification. */
export function storybookWebpack(storybookConfig: Configuration): Configuration {
  const { module, plugins } = baseConfig(STORYBOOK_BUNDLE, { mode: 'production', hasSourceTexts: true, outDir: '' });
  // Fonts have a rule of Storybook.
  const sources = (module?.rules ?? []).filter((rule) => rule && typeof rule === 'object' && rule.type === undefined);
  const isIncluded = (plugin: unknown) => plugin?.constructor.name !== 'ProgressPlugin';
  return {
    ...storybookConfig,
    module: { ...storybookConfig.module, rules: [...(storybookConfig.module?.rules ?? []), ...sources] },
    plugins: [...(storybookConfig.plugins ?? []).filter(isIncluded), ...(plugins ?? []).slice(1), mails],
    devtool: false,
    performance: false,
    optimization: { ...storybookConfig.optimization, minimize: false },
  };
}
