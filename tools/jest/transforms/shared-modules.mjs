/**
 * A jest transform for modules that tests only read: replaces such a module by one that re-exports the worker's instance, which
 * Node has loaded once for all files. Otherwise jest links the api's five hundred modules again for each file, and compiles them
 * without a cache.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

const workerModule = (path) => `globalThis[Symbol.for('skal.once')](${JSON.stringify(path)})`;

const asModule = (path) => {
  const names = Object.keys(load(path)).filter((name) => name !== 'default' && name !== 'module.exports');
  const lines = [
    `const once = ${workerModule(path)};`,
    `export const { ${names.join(', ')} } = once;`,
    'default' in load(path) ? 'export default once.default;' : '',
  ];
  return lines.join('\n');
};

const write = (source, path, { supportsStaticESM }) => {
  // The global setup is not a test, and loads the original modules.
  if (!process.env.JEST_WORKER_ID) return source;
  return supportsStaticESM ? asModule(path) : `module.exports = ${workerModule(path)};`;
};

export default {
  process: (source, path, options) => ({ code: write(source, path, options) }),
  // By content: a module re-exports names of others, too.
  getCacheKey: (source, path, options) =>
    createHash('sha256')
      .update(write(source, path, options))
      .digest('hex'),
};
