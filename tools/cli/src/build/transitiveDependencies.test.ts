import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transitiveDependencies } from './transitiveDependencies.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skal-foundations-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a package with dependencies, at a path from the root. */
function writePackage(path: string, name: string, version: string, manifestFields: object = {}): string {
  const dir = join(root, path);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name, version, ...manifestFields }));
  return dir;
}

it('lists the npm packages that a bundle resolves, each at its nearest location, and no others', () => {
  const bundle = writePackage('mfe-events', '@skal/mfe-events', '0.1.0', {
    dependencies: { '@skal/kit': '*' },
    peerDependencies: { page: '1', absent: '1' },
    devDependencies: { tester: '1' },
  });
  writePackage('node_modules/@skal/kit', '@skal/kit', '0.1.0', { dependencies: { part: '1' } });
  writePackage('node_modules/page', 'page', '1.0.0', {
    dependencies: { part: '2', 'page-for-linux': '1' },
    optionalDependencies: { 'page-for-linux': '1' },
  });
  writePackage('node_modules/page/node_modules/part', 'part', '2.0.0', { dependencies: { page: '1' } });
  for (const name of ['part', 'tester', 'page-for-linux', 'stranger'])
    writePackage(`node_modules/${name}`, name, '1.0.0');
  expect(transitiveDependencies([bundle])).toEqual(['page@1.0.0', 'part@1.0.0', 'part@2.0.0']);
});
