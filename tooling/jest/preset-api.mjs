import { fileURLToPath } from 'node:url';
import { preset as presetOfNode } from './preset-node.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Tests of the api: those of a package on the server, whose largest packages are loaded once for each worker. */
export const preset = (configUrl, options = {}) =>
  presetOfNode(configUrl, {
    testEnvironment: here('./environment-once.mjs'),
    moduleNameMapper: { '^(typeorm|mysql2|mysql2/promise|better-sqlite3|koa)$': `${here('./once')}/$1.cjs` },
    ...options,
  });
