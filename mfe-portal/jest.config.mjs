import { createRequire } from 'node:module';
import { preset } from '@skal/jest/preset-dom.mjs';

/** The library has one build for Node and one for pages, which it names in a way that only bundlers read. */
const tus = createRequire(import.meta.url).resolve('tus-js-client/lib.es5/browser/index.js');

export default preset(import.meta.url, { moduleNameMapper: { '^tus-js-client$': tus } });
