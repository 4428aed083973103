import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface CruiseResult {
  readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string } }[] };
}

const OURS = [
  'contracts',
  'shared-ui',
  'shell-kit',
  'forms',
  'shell',
  'mfe-portal',
  'mfe-admin',
  'mfe-new',
  'api',
  'product',
  'tooling',
  'bench',
];
const NPM = ['yup', 'react', 'styled-components', 'koa', 'lodash', '@reduxjs/toolkit', 'webpack', 'msw'];
/** Copied as they are published: what is imported of them lies in their `dist/`, as in most packages. */
const PUBLISHED = ['formik', 'uqr'];
const DECLARED = ['yup', 'react', 'styled-components', 'koa', '@reduxjs/toolkit', 'webpack', ...PUBLISHED];
const config = fileURLToPath(new URL('../../dependency-cruiser.cjs', import.meta.url));
const installed = join(dirname(config), '..', 'node_modules');
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
  const all = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, '*']));
  return JSON.stringify({
    name,
    type: 'module',
    exports: { '.': './src/index.ts', './*': './src/*' },
    dependencies: all(dependencies),
    devDependencies: all(devDependencies),
  });
};

/** A small copy of the house, with the files of the test on top; answers `file: rule` for every breach. */
const breaches = (files: Readonly<Record<string, string>>): string[] => {
  for (const name of OURS) {
    write(`${name}/package.json`, manifest(`@skal/${name}`, DECLARED, ['msw']));
    write(`${name}/src/index.ts`, 'export const one = 1;\n');
    mkdirSync(join(root, 'node_modules/@skal'), { recursive: true });
    symlinkSync(join(root, name), join(root, 'node_modules/@skal', name), 'dir');
  }
  for (const name of NPM) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  for (const name of PUBLISHED) cpSync(join(installed, name), join(root, 'node_modules', name), { recursive: true });
  for (const [path, text] of Object.entries(files)) write(path, text);
  const cruise = () => {
    try {
      return execFileSync(program, ['--config', config, '--output-type', 'json', ...OURS], { cwd: root });
    } catch (error) {
      return (error as { stdout: Buffer }).stdout;
    }
  };
  const result = JSON.parse(String(cruise())) as CruiseResult;
  return result.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort();
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skal-imports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the import table', () => {
  it('lets through what it allows', () => {
    const allowed = {
      'contracts/src/login.ts': `import * as yup from 'yup'; export { yup };`,
      'shared-ui/src/Button.tsx': `import { styled } from 'styled-components'; export const Button = styled.button;`,
      'shell-kit/src/store.ts': `import '@skal/contracts'; import '@reduxjs/toolkit';`,
      'forms/src/useForm.ts': `import 'formik'; import '@skal/shell-kit'; import '@skal/shared-ui';`,
      'shell/src/App.tsx': `import '@skal/contracts'; import '@skal/shell-kit'; import '@skal/shared-ui'; import 'react';`,
      'shell/server/front.ts': `import 'koa'; import { join } from 'node:path'; export { join };`,
      'mfe-portal/src/pages/Page.tsx': `import '../features/ticket/Form.tsx'; export const lazy = () => import('../sections/One.tsx');`,
      'mfe-portal/src/sections/One.tsx': `import '../features/ticket/Form.tsx';`,
      'mfe-portal/src/features/ticket/Form.tsx': `import './ticket.api.ts'; import '@skal/forms';`,
      'mfe-portal/src/features/code/Code.tsx': `import { encode } from 'uqr'; export { encode };`,
      'mfe-portal/src/features/ticket/ticket.api.ts': `import { one } from '@skal/shell-kit'; export { one };`,
      'mfe-portal/src/features/ticket/Form.test.tsx': `import '../../../../tooling/jest/network.ts'; import 'msw';`,
      'api/src/modules/ticket/fileTicket.ts': `import './Ticket.entity.ts'; import '../client/loadClient.ts';`,
      'api/src/modules/ticket/Ticket.entity.ts': 'export const ticket = 1;',
      'api/src/modules/client/loadClient.ts': `import '@skal/contracts';`,
      'tooling/jest/network.ts': 'export {};',
      'product/src/serve.ts': `import '@skal/api'; import '../../shell/server/front.ts'; import '@skal/contracts';`,
      'tooling/src/build.ts': `import '@skal/product/serve.ts'; import '@skal/api'; import '@skal/mfe-portal'; import 'webpack';`,
      'bench/src/bench.ts': `import '@skal/tooling/build.ts';`,
    };
    expect(breaches(allowed)).toEqual([]);
  });

  it('refuses everything else, in folders that it has never heard of', () => {
    const forbidden = {
      'contracts/src/a.ts': `import '@skal/shell-kit';`,
      'contracts/src/b.ts': `import 'lodash';`,
      'shared-ui/src/a.ts': `import type { one } from '@skal/contracts'; export type One = typeof one;`,
      'shared-ui/src/b.ts': `import 'formik';`,
      'shell-kit/src/a.ts': `import '@skal/shared-ui';`,
      'shell/src/a.ts': `export const load = () => import('@skal/mfe-portal');`,
      'shell/src/b.ts': `export { one } from '@skal/api';`,
      'shell/src/c.ts': `import '../server/front.ts';`,
      'shell/server/front.ts': `import '@skal/api';`,
      'mfe-new/src/a.ts': `import '@skal/mfe-portal';`,
      'mfe-new/src/b.ts': `import '@skal/shell/index.ts';`,
      'mfe-new/src/c.ts': `import 'koa';`,
      'mfe-new/src/d.ts': `import { join } from 'node:path'; export { join };`,
      'mfe-new/src/e.ts': `import '../../mfe-portal/src/index.ts';`,
      'mfe-new/src/f.ts': `import '@skal/tooling';`,
      'mfe-new/src/g.test.ts': `import '@skal/mfe-admin';`,
      'mfe-new/src/h.ts': `import { encode } from 'uqr'; export { encode };`,
      'mfe-new/src/i.ts': `import 'formik';`,
      'forms/src/a.ts': `import '@skal/mfe-new';`,
      'shell/src/d.ts': `import '@skal/forms';`,
      'mfe-portal/src/a.ts': `import '@skal/mfe-admin';`,
      'mfe-portal/src/b.ts': `import 'koa';`,
      'mfe-new/src/features/one/a.ts': `import '../two/b.ts';`,
      'mfe-new/src/features/two/b.ts': `import '../../sections/S.ts';`,
      'mfe-new/src/sections/S.ts': `import '../pages/P.ts';`,
      'mfe-new/src/pages/P.ts': 'export {};',
      'product/src/a.ts': `import '@skal/tooling';`,
      'product/src/b.ts': `import './far.ts';`,
      'product/src/far.ts': `import '../../shell/server/build.ts';`,
      'shell/server/build.ts': `import 'webpack';`,
      'tooling/src/b.ts': `import '@skal/bench';`,
      'api/src/modules/one/a.ts': `import '../two/Two.entity.ts';`,
      'api/src/modules/two/Two.entity.ts': 'export {};',
      'api/src/b.ts': `import '@skal/shell-kit';`,
      'api/src/c.ts': `import 'lodash';`,
      'api/src/d.ts': `import 'msw';`,
      'api/src/e.ts': `import './nowhere.ts';`,
      'api/src/f.ts': `import './g.ts';`,
      'api/src/g.ts': `import './f.ts';`,
      'api/src/h.ts': `import type { I } from './i.ts'; export type H = I;`,
      'api/src/i.ts': `import type { H } from './h.ts'; export interface I { h: H }`,
    };
    expect(breaches(forbidden)).toEqual(
      [
        'contracts/src/a.ts: contracts-knows-only-its-own',
        'contracts/src/b.ts: contracts-has-few-packages',
        'contracts/src/b.ts: declared',
        'shared-ui/src/a.ts: shared-ui-knows-only-its-own',
        'shared-ui/src/b.ts: shared-ui-has-few-packages',
        'shell-kit/src/a.ts: shell-kit-knows-only-its-own',
        'shell/src/a.ts: shell-knows-only-its-own',
        'shell/src/b.ts: shell-knows-only-its-own',
        'shell/src/c.ts: page-and-front-door-apart',
        'shell/server/front.ts: shell-knows-only-its-own',
        'mfe-new/src/a.ts: mfe-knows-only-its-own',
        'mfe-new/src/b.ts: mfe-knows-only-its-own',
        'mfe-new/src/c.ts: mfe-has-few-packages',
        'mfe-new/src/d.ts: browser-has-no-node',
        'mfe-new/src/e.ts: mfe-knows-only-its-own',
        'mfe-new/src/f.ts: mfe-knows-only-its-own',
        'mfe-new/src/f.ts: only-tests-use-test-tools',
        'mfe-new/src/g.test.ts: mfe-knows-only-its-own',
        'mfe-new/src/h.ts: mfe-has-few-packages',
        'mfe-new/src/i.ts: mfe-has-few-packages',
        'forms/src/a.ts: forms-knows-only-its-own',
        'shell/src/d.ts: shell-knows-only-its-own',
        'mfe-portal/src/a.ts: mfe-portal-knows-only-its-own',
        'mfe-portal/src/b.ts: mfe-portal-has-few-packages',
        'mfe-new/src/features/one/a.ts: feature-knows-no-feature',
        'mfe-new/src/features/two/b.ts: feature-knows-no-section',
        'mfe-new/src/sections/S.ts: pages-are-on-top',
        'product/src/a.ts: only-tests-use-test-tools',
        'product/src/a.ts: product-knows-only-its-own',
        'product/src/a.ts: production-compiles-nothing',
        'product/src/b.ts: production-compiles-nothing',
        'product/src/far.ts: production-compiles-nothing',
        'tooling/src/b.ts: tools-in-one-direction',
        'api/src/modules/one/a.ts: module-keeps-its-entity',
        'api/src/b.ts: api-knows-only-its-own',
        'api/src/c.ts: declared',
        'api/src/d.ts: served-without-tools',
        'api/src/e.ts: found',
        'api/src/f.ts: no-circle',
        'api/src/h.ts: no-circle',
      ].sort(),
    );
  });
});
