/** Where a package's program lies, as npm installs it. */
export const program = (name: string): string => `node_modules/${name}`;
export const JEST = program('jest/bin/jest.js');
/** Browser tests: pages and releases are the same on every database, journeys are run on each. */
export const BROWSER = [JEST, '--config', 'e2e/jest.config.mjs', '--testPathPatterns'] as const;
