import { browserState } from './browserState.ts';
import { maxFileLength } from './maxFileLength.ts';
import { noDestructiveMigrations } from './noDestructiveMigrations.ts';
import { noHexColours } from './noHexColours.ts';
import { noSkippedTests } from './noSkippedTests.ts';
import { noSwallowedErrors } from './noSwallowedErrors.ts';
import { sharedExportsFromSource, sharedModuleImports } from './sharedModuleImports.ts';
import type { Lint } from './sourceFiles.ts';

/** `path:line` of every error (or warning) that a lint finds in these files. */
const findingsOf = (lint: Lint, files: Readonly<Record<string, string>>): string[] =>
  lint(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, warning }) => `${path}:${line}${warning ? ' warning' : ''}`,
  );

/** Shared modules: React in full, parts of two libraries, and a workspace package. */
const sharedExports = {
  react: ['default', 'useState', '*'],
  'react-router-dom': ['Link', 'useLocation'],
  'styled-components': ['css', 'default', 'styled'],
  '@skal/shell-kit': ['defineManifest'],
};
const lintSharedImports = sharedModuleImports(sharedExports);

describe('the lint of shared module imports', () => {
  it('accepts shared names, and types', () => {
    const files = {
      'mfe-new/src/pages/Page.tsx': `import { Link, type To } from 'react-router-dom';\nimport type { Location } from 'react-router-dom';`,
      'mfe-new/src/pages/Other.tsx': `import { useState } from 'react';\nimport styled, { css } from 'styled-components';`,
      'mfe-new/src/manifest.ts': `import { defineManifest } from '@skal/shell-kit/manifest.ts';\nimport * as React from 'react';\nimport { useFormik } from 'formik';`,
      'mfe-new/src/pages/Page.test.tsx': `import { MemoryRouter } from 'react-router-dom';`,
      'shell/src/App.tsx': `import { Routes } from 'react-router-dom';`,
    };
    expect(findingsOf(lintSharedImports, files)).toEqual([]);
  });

  it('rejects names that would be undefined in a remote or bundled twice', () => {
    const files = {
      'mfe-new/src/a.tsx': `\nimport { Link, Routes } from 'react-router-dom';`,
      'mfe-new/src/b.ts': `import * as router from 'react-router-dom';`,
      'mfe-new/src/c.ts': `export { useParams as params } from 'react-router-dom';`,
      'shared-ui/src/d.tsx': `import { ThemeProvider as Theme } from 'styled-components';`,
      'mfe-new/src/e.ts': `import { createRoot } from 'react/client';`,
      'mfe-new/src/f.ts': `import router from 'react-router-dom';`,
      'mfe-new/src/g.ts': `import { createStore } from '@skal/shell-kit';`,
    };
    expect(findingsOf(lintSharedImports, files)).toEqual([
      'mfe-new/src/a.tsx:2',
      'mfe-new/src/b.ts:1',
      'mfe-new/src/c.ts:1',
      'shared-ui/src/d.tsx:1',
      'mfe-new/src/e.ts:1',
      'mfe-new/src/f.ts:1',
      'mfe-new/src/g.ts:1',
    ]);
  });
});

it('reads the shared names from the modules of the shell', async () => {
  const names = await sharedExportsFromSource();
  expect(names['react-router-dom']).toContain('useNavigate');
  expect(names['react-router-dom']).not.toContain('Routes');
  expect(names['@skal/shell-kit/api']).toContain('useSession');
  expect(names.react).toEqual(expect.arrayContaining(['useState', 'default', '*']));
});

describe('the lint of migrations', () => {
  const since = (version: string) => `readonly unusedSince = '${version}';`;
  const migration = (up: string, more = '') => `class A {
  ${more}
  async up(runner: QueryRunner): Promise<void> {
    ${up}
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bars');
  }
}`;
  const isRejected = (up: string, more?: string, path = 'api/src/modules/bar/bar.migration.ts') =>
    findingsOf(noDestructiveMigrations('0.3.0'), { [path]: migration(up, more) }).length > 0;

  it.each([
    ["await runner.query('DROP TABLE bars');"],
    ['await runner.query(`ALTER TABLE bars DROP COLUMN name`);'],
    ["await runner.query('ALTER TABLE bars RENAME COLUMN name TO title');"],
    ["await runner.query('ALTER TABLE bars RENAME TO pubs');"],
    ["await runner.query('ALTER TABLE bars CHANGE name title varchar(36)');"],
    ["await runner.dropColumn('bars', 'name');"],
    ["await runner.renameTable('bars', 'pubs');"],
  ])('rejects %s, unless an earlier release stopped using it', (up) => {
    expect(isRejected(up)).toBe(true);
    for (const version of ['0.3.0', '0.3.1', '0.10.0', '1.0.0']) expect(isRejected(up, since(version))).toBe(true);
    for (const version of ['0.2.9', '0.2.10', '0.0.9']) expect(isRejected(up, since(version))).toBe(false);
  });

  it('rejects a column that an older api would leave empty', () => {
    const added = (rest: string) => isRejected(`await runner.query('ALTER TABLE bars ADD COLUMN ${rest}');`);
    expect(added('town varchar(36) NOT NULL')).toBe(true);
    expect(added("town varchar(36) NOT NULL DEFAULT ''")).toBe(false);
    expect(added('town varchar(36) NULL')).toBe(false);
  });

  it('accepts additions, comments and tests', () => {
    expect(isRejected("await runner.query('CREATE INDEX ix ON bars (name)'); // DROP INDEX comes with the table")).toBe(
      false,
    );
    expect(isRejected('// DROP TABLE bars comes later.\n    await runner.createTable(bars);')).toBe(false);
    expect(isRejected("await runner.dropIndex('bars', 'ix_bars');")).toBe(false);
    expect(
      isRejected("await runner.query('DROP TABLE bars');", '', 'api/src/testing/database/sample.migration.ts'),
    ).toBe(false);
  });
});

describe('the other lints', () => {
  it('reject hex colours outside the theme', () => {
    const styledPanel = 'const Panel = styled.div`color: #1a2b3c;`;';
    const files = {
      'mfe-new/src/Panel.tsx': styledPanel,
      'shared-ui/src/components/layout/Card.tsx': `\nconst border = '#FFF';`,
      'shared-ui/src/theme/tokens.ts': styledPanel,
      'mfe-new/src/content/brands.ts': styledPanel,
      'mfe-new/src/Panel.test.tsx': styledPanel,
      'shell/src/hash.ts': `class A { #hidden = '#billing'; link = '/page#add'; entity = '&#169;'; }`,
    };
    expect(findingsOf(noHexColours, files)).toEqual([
      'mfe-new/src/Panel.tsx:1',
      'shared-ui/src/components/layout/Card.tsx:2',
    ]);
  });

  it('warn of long files and reject longer ones', () => {
    const lines = (count: number) => 'line\n'.repeat(count);
    const files = { 'api/src/a.ts': lines(200), 'api/src/b.ts': lines(201), 'api/src/c.ts': lines(251) };
    expect(findingsOf(maxFileLength, files)).toEqual(['api/src/b.ts:201 warning', 'api/src/c.ts:251']);
  });

  it('reject swallowed errors without a comment', () => {
    const files = {
      'api/src/a.ts': 'try {\n  send();\n} catch {}',
      'api/src/b.ts': '\nsend().catch(() => undefined);',
      'api/src/c.ts': 'await send().catch((error) => {});',
      'api/src/d.ts': '// It is sent again anyway.\nawait send().catch(() => {});',
      'api/src/e.ts': 'const answer = await send().catch(() => null);\nif (!answer) show();',
      'api/src/f.ts': 'try {\n  send();\n} catch {\n  // The page goes on without it.\n}',
      'api/src/g.test.ts': 'await send().catch(() => undefined);',
      'api/src/h.ts': 'send().catch((error) => show(error));',
    };
    expect(findingsOf(noSwallowedErrors, files)).toEqual(['api/src/a.ts:3', 'api/src/b.ts:2', 'api/src/c.ts:1']);
  });

  // Concatenated here, because the lint reads this file as well.
  it.each([
    ['it.concurrent', '.only'],
    ['test', '.todo'],
    ['it', '.failing.each([1])'],
    ['describe', '.skip.each([1])'],
    ['f', 'it'],
    ['f', 'describe'],
  ])('reject %s%s', (...words) => {
    const text = `${words.join('')}('a', () => {});`;
    expect(findingsOf(noSkippedTests, { 'api/src/a.test.ts': text })).toEqual(['api/src/a.test.ts:1']);
    // Only tests can be skipped: elsewhere these are ordinary names.
    expect(findingsOf(noSkippedTests, { 'api/src/a.ts': text })).toEqual([]);
  });

  it('accept @ts-expect-error in tests, and no other suppression on that line', () => {
    const [expected, ignored] = ['// @ts' + '-expect-error', 'biome' + '-ignore lint/a: b'];
    const files = {
      'api/src/a.test.ts': `${expected} there is no such field\nsend({ unknown: 1 });`,
      'mfe-new/src/b.test.tsx': `${expected}: the schema says so`,
      'api/src/c.test.ts': `${expected} ${ignored}`,
      'api/src/d.test.ts': '// @ts' + '-nocheck',
      'api/src/e.ts': expected,
      'api/src/testing/f.ts': expected,
    };
    expect(findingsOf(noSkippedTests, files)).toEqual([
      'api/src/c.test.ts:1',
      'api/src/d.test.ts:1',
      'api/src/e.ts:1',
      'api/src/testing/f.ts:1',
    ]);
  });

  it('reject skipped tests and suppressed checks', () => {
    const files = {
      'api/src/a.test.ts': ['it', '.skip("a", () => {});'].join(''),
      'api/src/b.test.ts': ['\ndescribe', '.only("b", () => {});'].join(''),
      'api/src/c.test.ts': ['x', 'it("c", () => {});'].join(''),
      'api/src/d.ts': ['// @ts', '-ignore'].join(''),
      'api/src/e.ts': ['// biome', '-ignore lint: why not'].join(''),
      'api/src/f.test.ts': `it('fits', () => expect(profit(1)).toBe(1)); items.only = 1;`,
    };
    expect(findingsOf(noSkippedTests, files)).toEqual([
      'api/src/a.test.ts:1',
      'api/src/b.test.ts:2',
      'api/src/c.test.ts:1',
      'api/src/d.ts:1',
      'api/src/e.ts:1',
    ]);
  });
});

describe('the lint of browser storage', () => {
  it('rejects each use in a page, outside the guard and tests', () => {
    const use = 'sessionStorage.clear();';
    const files = {
      'packages/forms/src/a.ts': `\n${use}`,
      'mfe-new/src/b.tsx': "window['a']; window.localStorage['b'];",
      'shell/src/c.ts': "new BroadcastChannel('c');",
      'shell/src/d.ts': 'if (document.cookie) navigator.serviceWorker.ready;',
      'shell/src/e.test.ts': use,
      'packages/shell-kit/src/testing/f.ts': use,
      'packages/shell-kit/src/browserState.ts': use,
      'tools/qa/src/g.ts': use,
      'shell/src/h.ts': "setStored('sessionStorage', 'key', null);",
    };
    expect(findingsOf(browserState, files)).toEqual([
      'packages/forms/src/a.ts:2',
      'mfe-new/src/b.tsx:1',
      'shell/src/c.ts:1',
      'shell/src/d.ts:1',
      'shell/src/d.ts:1',
    ]);
  });
});
