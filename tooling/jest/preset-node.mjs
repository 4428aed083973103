import { packageConfig } from './config.mjs';

/** Tests of a package that runs on the server: `export default preset(import.meta.url)` in its jest.config.mjs. */
export const preset = (configUrl, options = {}) =>
  packageConfig(configUrl, [import.meta.resolve('@skal/tooling/jest/setup-node.ts')], {
    testEnvironment: 'node',
    ...options,
  });
