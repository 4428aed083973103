import { fileURLToPath } from 'node:url';
import { packageConfig } from './config.mjs';

// By the names of exports: in a published package these files are JavaScript.
const setup = [
  import.meta.resolve('@skal/jest/setup/setup-node.ts'),
  import.meta.resolve('@skal/jest/setup/setup-dom.ts'),
];

/** Tests of a package that runs in the browser: `export default preset(import.meta.url)` in its jest.config.mjs. */
export const preset = (configUrl, options = {}) =>
  packageConfig(configUrl, setup, {
    testEnvironment: fileURLToPath(import.meta.resolve('./environments/dom.mjs')),
    // Neither the 'browser' nor the 'node' export of a package: msw answers to both and is itself with neither.
    testEnvironmentOptions: { url: 'http://localhost:3000/', customExportConditions: [''] },
    ...options,
  });
