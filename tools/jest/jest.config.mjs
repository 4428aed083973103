import { preset } from './preset-node.mjs';

export default preset(import.meta.url, {
  // These tests have their own config.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/page/'],
});
