import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { SEEDED_FAULTS } from '../seededFaults/seededFaults.ts';

it('each seeded fault is applicable: its text occurs once in its file', () => {
  const counts = SEEDED_FAULTS.map(({ name, file, from }) => {
    const parts = readFileSync(join(ROOT, file), 'utf8').split(from);
    return `${name}: ${parts.length - 1}`;
  });
  expect(counts).toEqual(SEEDED_FAULTS.map(({ name }) => `${name}: 1`));
});
