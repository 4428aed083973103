import { browserState } from './browserState.ts';
import { maxFileLength } from './maxFileLength.ts';
import { noDestructiveMigrations } from './noDestructiveMigrations.ts';
import { noHexColours } from './noHexColours.ts';
import { noSkippedTests } from './noSkippedTests.ts';
import { noSwallowedErrors } from './noSwallowedErrors.ts';
import { sharedExportsFromSource, sharedModuleImports } from './sharedModuleImports.ts';
import type { Lint } from './sourceFiles.ts';

/** `path:line` of every error (or warning) that a lint has about these files. */
const heard = (lint: Lint, files: Readonly<Record<string, string>>): string[] =>
  lint(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, warning }) => `${path}:${line}${warning ? ' warning' : ''}`,
  );

/** Lent: React as it is, parts of two libraries, and a package of ours. */
const lent = {
  react: ['default', 'useState', '*'],
  'react-router-dom': ['Link', 'useLocation'],
  'styled-components': ['css', 'default', 'styled'],
  '@skal/shell-kit': ['defineManifest'],
};
const facades = sharedModuleImports(lent);

describe('the facade lint', () => {
  it('lets through what the shell hands over, and types', () => {
    const files = {
      'mfe-new/src/pages/Page.tsx': `import { Link, type To } from 'react-router-dom';\nimport type { Location } from 'react-router-dom';`,
      'mfe-new/src/pages/Other.tsx': `import { useState } from 'react';\nimport styled, { css } from 'styled-components';`,
      'mfe-new/src/manifest.ts': `import { defineManifest } from '@skal/shell-kit/manifest.ts';\nimport * as React from 'react';\nimport { useFormik } from 'formik';`,
      'mfe-new/src/pages/Page.test.tsx': `import { MemoryRouter } from 'react-router-dom';`,
      'shell/src/App.tsx': `import { Routes } from 'react-router-dom';`,
    };
    expect(heard(facades, files)).toEqual([]);
  });

  it('refuses what a remote would find undefined, or carry a second time', () => {
    const files = {
      'mfe-new/src/a.tsx': `\nimport { Link, Routes } from 'react-router-dom';`,
      'mfe-new/src/b.ts': `import * as router from 'react-router-dom';`,
      'mfe-new/src/c.ts': `export { useParams as params } from 'react-router-dom';`,
      'shared-ui/src/d.tsx': `import { ThemeProvider as Theme } from 'styled-components';`,
      'mfe-new/src/e.ts': `import { createRoot } from 'react/client';`,
      'mfe-new/src/f.ts': `import router from 'react-router-dom';`,
      'mfe-new/src/g.ts': `import { createStore } from '@skal/shell-kit';`,
    };
    expect(heard(facades, files)).toEqual([
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

it('reads what is lent from the modules that the shell hands over', async () => {
  const names = await sharedExportsFromSource();
  expect(names['react-router-dom']).toContain('useNavigate');
  expect(names['react-router-dom']).not.toContain('Routes');
  expect(names['@skal/shell-kit/api']).toContain('useSession');
  expect(names.react).toEqual(expect.arrayContaining(['useState', 'default', '*']));
});

describe('the lint of migrations', () => {
  const since = (version: string) => `readonly unreadSince = '${version}';`;
  const migration = (up: string, more = '') => `class A {
  ${more}
  async up(runner: QueryRunner): Promise<void> {
    ${up}
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bars');
  }
}`;
  const refused = (up: string, more?: string, path = 'api/src/modules/bar/bar.migration.ts') =>
    heard(noDestructiveMigrations('0.3.0'), { [path]: migration(up, more) }).length > 0;

  it.each([
    ["await runner.query('DROP TABLE bars');"],
    ['await runner.query(`ALTER TABLE bars DROP COLUMN name`);'],
    ["await runner.query('ALTER TABLE bars RENAME COLUMN name TO title');"],
    ["await runner.query('ALTER TABLE bars RENAME TO pubs');"],
    ["await runner.query('ALTER TABLE bars CHANGE name title varchar(36)');"],
    ["await runner.dropColumn('bars', 'name');"],
    ["await runner.renameTable('bars', 'pubs');"],
  ])('refuses %s, unless a release before this one did without it', (up) => {
    expect(refused(up)).toBe(true);
    for (const version of ['0.3.0', '0.3.1', '0.10.0', '1.0.0']) expect(refused(up, since(version))).toBe(true);
    for (const version of ['0.2.9', '0.2.10', '0.0.9']) expect(refused(up, since(version))).toBe(false);
  });

  it('refuses a column that an older api would leave empty', () => {
    const added = (rest: string) => refused(`await runner.query('ALTER TABLE bars ADD COLUMN ${rest}');`);
    expect(added('town varchar(36) NOT NULL')).toBe(true);
    expect(added("town varchar(36) NOT NULL DEFAULT ''")).toBe(false);
    expect(added('town varchar(36) NULL')).toBe(false);
  });

  it('lets through what adds, what is only said, and tests', () => {
    expect(refused("await runner.query('CREATE INDEX ix ON bars (name)'); // DROP INDEX comes with the table")).toBe(
      false,
    );
    expect(refused('// DROP TABLE bars comes later.\n    await runner.createTable(bars);')).toBe(false);
    expect(refused("await runner.dropIndex('bars', 'ix_bars');")).toBe(false);
    expect(refused("await runner.query('DROP TABLE bars');", '', 'api/src/testing/database/sample.migration.ts')).toBe(
      false,
    );
  });
});

describe('the other lints', () => {
  it('find hex colours outside the theme', () => {
    const dressed = 'const Panel = styled.div`color: #1a2b3c;`;';
    const files = {
      'mfe-new/src/Panel.tsx': dressed,
      'shared-ui/src/components/layout/Card.tsx': `\nconst border = '#FFF';`,
      'shared-ui/src/theme/tokens.ts': dressed,
      'mfe-new/src/content/brands.ts': dressed,
      'mfe-new/src/Panel.test.tsx': dressed,
      'shell/src/hash.ts': `class A { #hidden = '#billing'; link = '/page#add'; entity = '&#169;'; }`,
    };
    expect(heard(noHexColours, files)).toEqual([
      'mfe-new/src/Panel.tsx:1',
      'shared-ui/src/components/layout/Card.tsx:2',
    ]);
  });

  it('warn of long files and refuse longer ones', () => {
    const lines = (count: number) => 'line\n'.repeat(count);
    const files = { 'api/src/a.ts': lines(200), 'api/src/b.ts': lines(201), 'api/src/c.ts': lines(251) };
    expect(heard(maxFileLength, files)).toEqual(['api/src/b.ts:201 warning', 'api/src/c.ts:251']);
  });

  it('find failures of which nobody hears, and where nobody says why', () => {
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
    expect(heard(noSwallowedErrors, files)).toEqual(['api/src/a.ts:3', 'api/src/b.ts:2', 'api/src/c.ts:1']);
  });

  // Put together here, for this file is read by the lint as well.
  it.each([
    ['it.concurrent', '.only'],
    ['test', '.todo'],
    ['it', '.failing.each([1])'],
    ['describe', '.skip.each([1])'],
    ['f', 'it'],
    ['f', 'describe'],
  ])('find %s%s', (...words) => {
    const text = `${words.join('')}('a', () => {});`;
    expect(heard(noSkippedTests, { 'api/src/a.test.ts': text })).toEqual(['api/src/a.test.ts:1']);
    // Only a test can pass itself over: elsewhere these are names like any other.
    expect(heard(noSkippedTests, { 'api/src/a.ts': text })).toEqual([]);
  });

  it('let a test say that something must not compile, and nothing else be silenced on its line', () => {
    const [expected, ignored] = ['// @ts' + '-expect-error', 'biome' + '-ignore lint/a: b'];
    const files = {
      'api/src/a.test.ts': `${expected} there is no such field\nsend({ nobody: 1 });`,
      'mfe-new/src/b.test.tsx': `${expected}: the schema says so`,
      'api/src/c.test.ts': `${expected} ${ignored}`,
      'api/src/d.test.ts': '// @ts' + '-nocheck',
      'api/src/e.ts': expected,
      'api/src/testing/f.ts': expected,
    };
    expect(heard(noSkippedTests, files)).toEqual([
      'api/src/c.test.ts:1',
      'api/src/d.test.ts:1',
      'api/src/e.ts:1',
      'api/src/testing/f.ts:1',
    ]);
  });

  it('find tests that are passed over, and silenced checks', () => {
    const files = {
      'api/src/a.test.ts': ['it', '.skip("a", () => {});'].join(''),
      'api/src/b.test.ts': ['\ndescribe', '.only("b", () => {});'].join(''),
      'api/src/c.test.ts': ['x', 'it("c", () => {});'].join(''),
      'api/src/d.ts': ['// @ts', '-ignore'].join(''),
      'api/src/e.ts': ['// biome', '-ignore lint: why not'].join(''),
      'api/src/f.test.ts': `it('fits', () => expect(profit(1)).toBe(1)); items.only = 1;`,
    };
    expect(heard(noSkippedTests, files)).toEqual([
      'api/src/a.test.ts:1',
      'api/src/b.test.ts:2',
      'api/src/c.test.ts:1',
      'api/src/d.ts:1',
      'api/src/e.ts:1',
    ]);
  });
});

describe('the lint of what a browser keeps', () => {
  it('refuses each use in a page that may throw, anywhere but in the guard and in tests', () => {
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
    expect(heard(browserState, files)).toEqual([
      'packages/forms/src/a.ts:2',
      'mfe-new/src/b.tsx:1',
      'shell/src/c.ts:1',
      'shell/src/d.ts:1',
      'shell/src/d.ts:1',
    ]);
  });
});
