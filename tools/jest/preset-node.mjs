import { fileURLToPath } from 'node:url';
import { packageConfig, swc } from './config.mjs';

const sharedModules = fileURLToPath(new URL('./transforms/shared-modules.mjs', import.meta.url));

/** Large packages that tests import directly. */
const LARGE = '(axe-core|better-sqlite3|fast-check|koa|mysql2|playwright-core|typeorm|yup)/';

/** Modules under test that keep no state between tests, and the api's helpers without jest hooks. */
const SHARED_SOURCES = [
  '/((api|contracts|product|storage)/src|shell/server)/(?!(.+/)?testing/).+(?<!\\.test)\\.ts$',
  '/api/src/testing/.+(?<!\\.test|\\.hooks)\\.ts$',
];

/** With modules that change between tests, each file loads its own. */
const sharedSources = process.env.TEST_OWN_MODULES ? [] : SHARED_SOURCES;

/** Returns the config of a server package's tests: `export default preset(import.meta.url)` in its jest.config.mjs. */
export const preset = (configUrl, options = {}) =>
  packageConfig(configUrl, [import.meta.resolve('@skal/jest/setup/setup-node.ts')], {
    testEnvironment: fileURLToPath(new URL('./environments/shared-modules.mjs', import.meta.url)),
    // Shared modules outlive the globals of a test file.
    testEnvironmentOptions: { globalsCleanup: 'off' },
    transform: {
      [`/node_modules/${LARGE}.+\\.[cm]?js$`]: sharedModules,
      ...Object.fromEntries(sharedSources.map((pattern) => [pattern, sharedModules])),
      '\\.tsx?$': swc,
    },
    transformIgnorePatterns: [`/node_modules/(?!${LARGE})`],
    ...options,
  });
