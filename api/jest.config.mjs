import { preset } from '@skal/jest/preset-node.mjs';

// The server is for jest.mariadb.config.mjs.
delete process.env.TEST_DATABASE_URL;

/** The tests of the api on SQLite. */
export default preset(import.meta.url, {
  globalSetup: '<rootDir>/src/testing/database/template.setup.mjs',
  globalTeardown: '<rootDir>/src/testing/database/template.teardown.mjs',
});
