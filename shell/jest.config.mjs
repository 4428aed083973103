import { preset } from '@skal/jest/preset-dom.mjs';

/** Unit tests of the host in the browser. The web server has a configuration of its own in server/. */
export default preset(import.meta.url, { roots: ['<rootDir>/src'] });
