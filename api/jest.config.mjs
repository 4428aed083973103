import { preset } from '@skal/tooling/jest/preset-node.mjs';

export default preset(import.meta.url, {
  globalSetup: '<rootDir>/src/testing/template.setup.mjs',
  globalTeardown: '<rootDir>/src/testing/template.teardown.mjs',
});
