import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { greeting } from './fixtures/greeting.ts';

describe('the node preset', () => {
  it('runs TypeScript as ES modules, and reads a workspace package from its source', async () => {
    const contracts = await import('@skal/contracts/fields/phone');
    expect(Object.keys(contracts).length).toBeGreaterThan(0);
    expect(greeting('Skal')).toBe('Hej Skal');
    expect(import.meta.url).toMatch(/presets\.test\.ts$/);
  });

  it('has the jest object as a global', () => {
    const spy = jest.fn(() => 1);
    expect(spy()).toBe(1);
  });
});

describe('a package with the preset', () => {
  const jestProgram = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
  let folder: string;

  /** Runs tests with these bodies, each in its own file, one after the other in one worker. */
  const runTests = (...bodies: readonly string[]) => {
    const preset = new URL('./preset-node.mjs', import.meta.url).href;
    writeFileSync(
      join(folder, 'jest.config.mjs'),
      `import { preset } from ${JSON.stringify(preset)}; export default preset(import.meta.url);`,
    );
    for (const [index, body] of bodies.entries())
      writeFileSync(join(folder, `${index}.test.ts`), `it('runs', async () => { ${body} });`);
    return spawnSync(process.execPath, [jestProgram, '--maxWorkers=1'], { cwd: folder, encoding: 'utf8' });
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skal-console-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(['error', 'warn'])('fails a test that writes to the console with %s', (method) => {
    const run = runTests(`console.${method}('Each child in a list should have a %s', 'key');`);
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(`console.${method}: Each child in a list should have a key`);
  });

  it('passes a test without console output', () => {
    expect(runTests('expect(1).toBe(1);').status).toBe(0);
  });

  it('loads shared modules once per worker, catches their console output, and restores the process', () => {
    mkdirSync(join(folder, 'api/src'), { recursive: true });
    writeFileSync(
      join(folder, 'api/src/served.ts'),
      'export const callers: string[] = [];\nexport const complain = (): void => console.error("it creaks");\n',
    );
    const body = `
      const { callers, complain } = await import('./api/src/served.ts');
      callers.push('one');
      expect(process.env.LEFT_BEHIND).toBeUndefined();
      process.env.LEFT_BEHIND = 'yes';
      if (callers.length === 2) complain();`;
    const { stderr } = runTests(body, body);
    expect(stderr).toMatch(/Tests: +1 failed, 1 passed, 2 total/);
    expect(stderr).toContain('console.error: it creaks');
  });
});
