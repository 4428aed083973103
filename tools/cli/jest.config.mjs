import { preset } from '@skal/jest/preset-node.mjs';

export default preset(import.meta.url, {
  // Those with a config of their own are tasks of their own.
  testPathIgnorePatterns: ['/node_modules/', ...['src/repoChecks', 'template'].map((folder) => `<rootDir>/${folder}/`)],
});
