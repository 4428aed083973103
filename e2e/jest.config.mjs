import { fileURLToPath } from 'node:url';
import { preset } from '@skal/tooling/jest/preset-node.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Journeys drive a real browser over the running product: minutes, not milliseconds. */
export default preset(import.meta.url, {
  testEnvironment: here('./src/harness/environment.mjs'),
  globalSetup: here('./src/harness/published.setup.mjs'),
  globalTeardown: here('./src/harness/published.teardown.mjs'),
  testTimeout: 180_000,
});
