import { fileURLToPath } from 'node:url';
import { preset } from '@skal/tooling/jest/preset-node.mjs';

/** Journeys drive a real browser over the running product: minutes, not milliseconds. */
export default preset(import.meta.url, {
  testEnvironment: fileURLToPath(new URL('./src/harness/environment.mjs', import.meta.url)),
  testTimeout: 90_000,
});
