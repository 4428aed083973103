import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.ts';

interface MutationConfig {
  mutate: string[];
  jest: { configFile: string; config: { testMatch: string[] } };
}

// Stryker only warns about a name without a file.
it.each(globSync('tools/cli/mutation/*.config.mjs', { cwd: ROOT }))('%s names files that exist', async (path) => {
  const { default: config }: { default: MutationConfig } = await import(pathToFileURL(join(ROOT, path)).href);
  const { configFile, config: jest } = config.jest;
  const tests = jest.testMatch.map((test) => test.replace('<rootDir>', join(configFile, '..')));
  const names = [...config.mutate, configFile, ...tests];
  expect(names.filter((name) => globSync(name, { cwd: ROOT }).length === 0)).toEqual([]);
});
