import { fileURLToPath } from 'node:url';
import { packageConfig, swc } from './config.mjs';

const once = fileURLToPath(new URL('./transforms/shared-modules.mjs', import.meta.url));

/** Packages that take long to read, of those that tests name themselves. */
const LARGE = '(axe-core|better-sqlite3|fast-check|koa|mysql2|playwright-core|typeorm|yup)/';

/** What runs in Node and takes no part in a test; and the api's helpers, except those that register hooks of jest. */
const SERVED = [
  '/((api|contracts|product|storage)/src|shell/server)/(?!(.+/)?testing/).+(?<!\\.test)\\.ts$',
  '/api/src/testing/.+(?<!\\.test|\\.hooks)\\.ts$',
];

/** Where modules change between one test and the next, each file has its own. */
const served = process.env.TEST_OWN_MODULES ? [] : SERVED;

/** Tests of a package that runs on the server: `export default preset(import.meta.url)` in its jest.config.mjs. */
export const preset = (configUrl, options = {}) =>
  packageConfig(configUrl, [import.meta.resolve('@skal/jest/setup/setup-node.ts')], {
    testEnvironment: fileURLToPath(new URL('./environments/shared-modules.mjs', import.meta.url)),
    // What is the worker's outlives the globals of a file.
    testEnvironmentOptions: { globalsCleanup: 'off' },
    transform: {
      [`/node_modules/${LARGE}.+\\.[cm]?js$`]: once,
      ...Object.fromEntries(served.map((pattern) => [pattern, once])),
      '\\.tsx?$': swc,
    },
    transformIgnorePatterns: [`/node_modules/(?!${LARGE})`],
    ...options,
  });
