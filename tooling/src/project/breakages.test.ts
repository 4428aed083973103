import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAKAGES } from '../breakages/breakages.ts';
import { ROOT } from '../root.ts';

it('what is broken on purpose can be: it stands once where it is broken', () => {
  const counts = BREAKAGES.map(({ name, file, from }) => {
    const parts = readFileSync(join(ROOT, file), 'utf8').split(from);
    return `${name}: ${parts.length - 1}`;
  });
  expect(counts).toEqual(BREAKAGES.map(({ name }) => `${name}: 1`));
});
