import { preset } from './jest/preset-node.mjs';

export default preset(import.meta.url, {
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/jest/page/', '<rootDir>/src/project/', '<rootDir>/template/'],
});
