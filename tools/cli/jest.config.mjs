import { preset } from '@skal/jest/preset-node.mjs';

export default preset(import.meta.url, {
  // Folders with their own config are separate tasks.
  testPathIgnorePatterns: ['/node_modules/', ...['src/repoChecks', 'template'].map((folder) => `<rootDir>/${folder}/`)],
});
