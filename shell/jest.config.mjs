import { preset } from '@skal/jest/preset-dom.mjs';

/** The host in the browser; the front door has a config of its own in server/. */
export default preset(import.meta.url, { roots: ['<rootDir>/src'] });
