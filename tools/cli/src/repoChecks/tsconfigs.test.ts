import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../lint/sourceFiles.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const tsc = (...args: readonly string[]): string =>
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', ...args], {
    encoding: 'utf8',
  }).stdout;

/** Returns the files of a tsconfig, relative to the root of the project. */
const filesOf = (config: string): string[] =>
  tsc('-p', join(root, config), '--listFilesOnly')
    .split('\n')
    .map((file) => relative(root, file).replaceAll('\\', '/'));

describe('type checks use the globals of the runtime', () => {
  const page = filesOf('tsconfig.browser.json');
  const server = filesOf('tsconfig.node.json');

  it('each file is checked as browser code or Node code, except tests, stories and browser drivers', () => {
    const isShared =
      /\.(test|stories)\.tsx?$|\/testing\/|^(mfe-[^/]+\/)?e2e\/|^tools\/(lab|testing|storybook|jest)\/|^tools\/bench\/src\/(bench\.ts$|web\/)/;
    const tracked = readSources(root)
      .map(({ path }) => path)
      .filter((path) => /\.tsx?$/.test(path) && !isShared.test(path));
    expect(tracked.filter((path) => !page.includes(path) && !server.includes(path))).toEqual([]);
    expect(
      page.filter((path) =>
        /^(?!tools\/cli\/template\/)(api|packages\/product|tools\/(cli|bench)|shell\/server)\//.test(path),
      ),
    ).toEqual([]);
    expect(server.filter((path) => /^(shared-ui|mfe-[^/]+)\//.test(path))).toEqual([]);
  });

  it.each([
    ['a page', 'tsconfig.browser.json', 'document.title', ['process.pid', 'Buffer.from([])']],
    ['Node', 'tsconfig.node.json', 'process.pid', ['document.title', 'window.location', 'new DOMParser()']],
  ])('%s code has no other globals', (_where, config, known, unknown) => {
    const folder = mkdtempSync(join(tmpdir(), 'skal-kinds-'));
    try {
      const lines = [known, ...unknown].map((name, index) => `export const value${index} = ${name};\n`);
      writeFileSync(join(folder, 'probe.ts'), lines.join(''));
      const compilerOptions = { typeRoots: [join(root, 'node_modules/@types')] };
      const probe = { extends: join(root, config), compilerOptions, include: ['probe.ts'], exclude: [] };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(probe));
      const rejected = [...tsc('-p', folder).matchAll(/probe\.ts\((\d+),/g)].map(([, line]) => Number(line));
      expect(rejected).toEqual(unknown.map((_name, index) => index + 2));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
