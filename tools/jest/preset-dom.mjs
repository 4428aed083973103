import { fileURLToPath } from 'node:url';
import { packageConfig } from './config.mjs';

// By export name: in a published package these files are JavaScript.
const setup = [
  import.meta.resolve('@skal/jest/setup/setup-node.ts'),
  import.meta.resolve('@skal/jest/setup/setup-dom.ts'),
];

/** Returns the config of a browser package's tests: `export default preset(import.meta.url)` in its jest.config.mjs. */
export const preset = (configUrl, options = {}) =>
  packageConfig(configUrl, setup, {
    testEnvironment: fileURLToPath(import.meta.resolve('./environments/dom.mjs')),
    // Neither the 'browser' nor the 'node' export of a package: msw has separate builds for both, and works with neither condition.
    testEnvironmentOptions: { url: 'http://localhost:3000/', customExportConditions: [''] },
    ...options,
  });
