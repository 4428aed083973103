/**
 * A jest transform for what a test file only looks at: in the place of such a module stands one that hands on the
 * worker's own, which Node has loaded once for all files. Jest links an api's five hundred modules anew for each file,
 * and compiles them without a cache.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

const handOn = (path) => `globalThis[Symbol.for('skal.once')](${JSON.stringify(path)})`;

const asModule = (path) => {
  const names = Object.keys(load(path)).filter((name) => name !== 'default' && name !== 'module.exports');
  const lines = [
    `const once = ${handOn(path)};`,
    `export const { ${names.join(', ')} } = once;`,
    'default' in load(path) ? 'export default once.default;' : '',
  ];
  return lines.join('\n');
};

const write = (source, path, { supportsStaticESM }) => {
  // What sets a run up is no test, and reads what lies there.
  if (!process.env.JEST_WORKER_ID) return source;
  return supportsStaticESM ? asModule(path) : `module.exports = ${handOn(path)};`;
};

export default {
  process: (source, path, options) => ({ code: write(source, path, options) }),
  // By what is written: a module hands on names of others, too.
  getCacheKey: (source, path, options) =>
    createHash('sha256')
      .update(write(source, path, options))
      .digest('hex'),
};
