import { preset } from './preset-node.mjs';

export default preset(import.meta.url, {
  // With a config of its own.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/page/'],
});
