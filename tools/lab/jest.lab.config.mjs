import { preset } from '@skal/jest/preset-node.mjs';

/** Tests that download compilers: `npx jest --config tools/lab/jest.lab.config.mjs`. */
export default preset(import.meta.url, { testMatch: ['<rootDir>/src/**/*.lab.ts'] });
