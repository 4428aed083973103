import { storybookWebpack } from '@skal/tooling/src/storybook/webpack.ts';
import type { StorybookConfig } from '@storybook/react-webpack5';

/** Stories lie beside their components, those of mails here. Nothing is fetched at the start, and nothing is told to anybody. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['tools/storybook', 'shared-ui', 'packages/forms'].map(
    (folder) => `../../../${folder}/src/**/*.stories.tsx`,
  ),
  addons: ['@storybook/addon-docs'],
  // TypeScript 7 has no API to read types with; this reads them out of the sources.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  webpackFinal: storybookWebpack,
};
export default config;
