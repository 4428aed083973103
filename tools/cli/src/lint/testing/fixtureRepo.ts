import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface CruiseResult {
  readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string } }[] };
}

const WORKSPACES = [
  ...['contracts', 'shell-kit', 'forms', 'account', 'product'].map((name) => `packages/${name}`),
  ...['shared-ui', 'shell', 'mfe-portal', 'mfe-admin', 'mfe-new', 'api', 'tools/cli', 'tools/jest', 'tools/bench'],
];
const NPM = ['yup', 'react', 'styled-components', 'koa', 'lodash', '@reduxjs/toolkit', 'webpack', 'msw'];
/** Copied as published: their imported files are in `dist/`, as in most packages. */
const PUBLISHED = ['formik', 'uqr'];
const DECLARED = ['yup', 'react', 'styled-components', 'koa', '@reduxjs/toolkit', 'webpack', ...PUBLISHED];
const config = fileURLToPath(new URL('../../../dependency-cruiser.cjs', import.meta.url));
const installed = join(dirname(config), '../../node_modules');
const program = join(installed, '.bin', 'depcruise');

let root: string;

const write = (path: string, text: string): void => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const manifest = (
  name: string,
  dependencies: readonly string[] = [],
  devDependencies: readonly string[] = [],
): string => {
  const anyVersionOf = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, '*']));
  return JSON.stringify({
    name,
    type: 'module',
    exports: { '.': './src/index.ts', './*': './src/*' },
    dependencies: anyVersionOf(dependencies),
    devDependencies: anyVersionOf(devDependencies),
  });
};

/** Creates a small copy of the repository with the test's files on top. Returns `file: rule` for every violation. */
export const importViolations = (files: Readonly<Record<string, string>>): string[] => {
  for (const folder of WORKSPACES) {
    const name = folder === 'tools/cli' ? 'tooling' : basename(folder);
    write(`${folder}/package.json`, manifest(`@skal/${name}`, DECLARED, ['msw']));
    write(`${folder}/src/index.ts`, 'export const one = 1;\n');
    mkdirSync(join(root, 'node_modules/@skal'), { recursive: true });
    symlinkSync(join(root, folder), join(root, 'node_modules/@skal', name), 'dir');
  }
  for (const name of NPM) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  for (const name of PUBLISHED) cpSync(join(installed, name), join(root, 'node_modules', name), { recursive: true });
  for (const [path, text] of Object.entries(files)) write(path, text);
  const runCruiser = () => {
    try {
      return execFileSync(program, ['--config', config, '--output-type', 'json', ...WORKSPACES], { cwd: root });
    } catch (error) {
      return (error as { stdout: Buffer }).stdout;
    }
  };
  const result = JSON.parse(String(runCruiser())) as CruiseResult;
  return result.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort();
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skal-imports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});
