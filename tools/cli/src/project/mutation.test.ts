import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '../mutation/parts.ts';
import { countOutcomes, describeMutant, MUTATION_PAGE, pageWith } from '../mutation/report.ts';
import { ROOT } from '../webpack/bundles.ts';

const made = '2026-01-02; a machine';
const page = readFileSync(MUTATION_PAGE, 'utf8');

describe('the mutation run', () => {
  it.each(PARTS)('changes files of $name that are there, and runs tests that are there', ({ config, files }) => {
    const tests = Object.values(files).flat();
    expect(Object.keys(files).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(tests.filter((test) => globSync(join(config, test), { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it('counts a test that hangs as one that noticed, and what could not run not at all', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError'] as const;
    expect(countOutcomes(statuses.map((status) => ({ status })))).toEqual({ noticed: 2, tried: 4, score: 50 });
    expect(countOutcomes([])).toEqual({ noticed: 0, tried: 0, score: 0 });
  });

  it.each([
    ['Survived', 'not noticed'],
    ['NoCoverage', 'no test comes to'],
    ['Timeout', 'hung'],
  ] as const)('says of a change that %s where it is and what it was', (status, words) => {
    const location = { start: { line: 7, column: 0 }, end: { line: 8, column: 0 } };
    const change = { ...{ id: '1', mutatorName: 'BlockStatement', replacement: '{\n}' }, location };
    expect(describeMutant({ ...change, fileName: '/copy/shell/a.ts', status }, '/copy')).toBe(
      `  ${words}: ${join('shell', 'a.ts')}:7 (BlockStatement): { }`,
    );
  });

  it('has a page of its figures with each file; one that is measured anew leaves the others as they were', () => {
    expect(page).toBe(pageWith(page));
    const outcome = { noticed: 9, tried: 10, score: 90 };
    const once = pageWith('', { file: 'shell/server/fit.ts', outcome, made });
    const twice = pageWith(once, { file: 'shell/server/canary.ts', outcome: { ...outcome, noticed: 10 }, made });
    expect(twice).toContain(`| \`shell/server/fit.ts\` | registry | 9 / 10 | 90 % | ${made} |`);
    expect(twice).toContain(`| \`shell/server/canary.ts\` | registry | 10 / 10 | 90 % | ${made} |`);
    expect(twice).toContain('| `shell/server/registry.ts` | registry | | | not measured |');
  });
});
