import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOf } from '@skal/jest/config.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const configs = globSync('*/**/jest.config.mjs', {
  cwd: root,
  // The journeys need the built product and a browser: they are a run of their own.
  exclude: (path) => /(^|[/\\])(node_modules|dist|\.data|e2e)$/.test(path),
});

/** Every package's own tests in one run: `npx jest`, or some of them: `npx jest --selectProjects shared-ui shell`. */
export default runOf(configs.map(dirname));
