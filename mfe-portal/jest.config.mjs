import { createRequire } from 'node:module';
import { preset } from '@skal/jest/preset-dom.mjs';

/** The library has a Node and a browser build; it selects the latter by a field that only bundlers read. */
const tus = createRequire(import.meta.url).resolve('tus-js-client/lib.es5/browser/index.js');

export default preset(import.meta.url, { moduleNameMapper: { '^tus-js-client$': tus } });
