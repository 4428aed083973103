import { storybookWebpack } from '@skal/tooling/src/storybook/webpack.ts';
import type { StorybookConfig } from '@storybook/react-webpack5';

/** Stories are beside their components, those of emails here. Downloads and telemetry are disabled. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['tools/storybook', 'shared-ui', 'packages/forms'].map(
    (folder) => `../../../${folder}/src/**/*.stories.tsx`,
  ),
  addons: ['@storybook/addon-docs'],
  // TypeScript 7 has no API for docgen; this one parses the sources.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  webpackFinal: storybookWebpack,
};
export default config;
