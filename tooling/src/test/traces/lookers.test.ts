import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../tasks.ts';
import { looksElsewhere } from './lookers.ts';

describe('a browser test', () => {
  const root = mkdtempSync(join(tmpdir(), 'skal-lookers-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const test = (text: string) => {
    write('e2e/src/pages/a.test.ts', text);
    return looksElsewhere('e2e/src/pages/a.test.ts', root);
  };
  write('e2e/src/harness/journey.ts', "import { mkdirSync } from 'node:fs';\nimport './looks.ts';");
  write('e2e/src/harness/looks.ts', "import './journey.ts';\nimport { axe } from '@skal/tooling/src/browser/axe.ts';");
  write('e2e/src/harness/builds.ts', "import { openRegistry } from '@skal/shell/server';");
  afterAll(() => rmSync(root, { recursive: true }));

  it('looks at what it is served, by the frame that all of them go by', () => {
    expect(test("import { prepareJourney } from '../harness/journey.ts';")).toBe(false);
  });

  it.each([
    ['files', "import { readFileSync } from 'node:fs';"],
    ['other programs', "import {\n  spawn,\n} from 'node:child_process';"],
    ['modules of a remote', "import { manifest } from '@skal/mfe-portal/src/manifest.ts';"],
    ['what builds', "import { bundles } from '@skal/tooling/src/webpack/bundles.ts';"],
    ['releases, by another module', "import '../harness/journey.ts';\nimport '../harness/builds.ts';"],
    ['a file, late', "const { readFileSync } = await import('node:fs');"],
    ['releases, by one that it asks for late', "const builds = await import('../harness/builds.ts');"],
  ])('looks elsewhere where it looks at %s', (_what, text) => {
    expect(test(text)).toBe(true);
  });

  it('of this project is known for what it is', () => {
    const looking = (file: string) => looksElsewhere(`e2e/src/${file}.test.ts`, ROOT);
    expect(['journeys/client', 'pages/portal/sections', 'pages/hydration'].filter(looking)).toEqual([]);
    const lookers = ['pages/documents', 'pages/sbom', 'pages/portal/pictures', 'releases/portal/matrix'];
    expect(lookers.filter(looking)).toEqual(lookers);
  });
});
