import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { greeting } from './fixtures/greeting.ts';

describe('the node preset', () => {
  it('runs TypeScript as ES modules, with a package of ours read from its source', async () => {
    const contracts = await import('@skal/contracts/phone');
    expect(Object.keys(contracts).length).toBeGreaterThan(0);
    expect(greeting('Skal')).toBe('Hej Skal');
    expect(import.meta.url).toMatch(/presets\.test\.ts$/);
  });

  it('has the jest object as a global', () => {
    const spy = jest.fn(() => 1);
    expect(spy()).toBe(1);
  });
});

describe('the console', () => {
  const jestProgram = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
  let folder: string;

  /** Runs one test with this body in a package of its own. */
  const runTest = (body: string) => {
    const preset = new URL('./preset-node.mjs', import.meta.url).href;
    writeFileSync(
      join(folder, 'jest.config.mjs'),
      `import { preset } from ${JSON.stringify(preset)}; export default preset(import.meta.url);`,
    );
    writeFileSync(join(folder, 'one.test.ts'), `it('speaks', () => { ${body} });`);
    return spawnSync(process.execPath, [jestProgram], { cwd: folder, encoding: 'utf8' });
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skal-console-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(['error', 'warn'])('fails a test that makes it say something by %s', (method) => {
    const run = runTest(`console.${method}('Each child in a list should have a %s', 'key');`);
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(`console.${method}: Each child in a list should have a key`);
  });

  it('lets a quiet test pass', () => {
    expect(runTest('expect(1).toBe(1);').status).toBe(0);
  });
});
