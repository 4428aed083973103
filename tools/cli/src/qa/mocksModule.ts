import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MOCKS_FILE } from '../release/gate/mocks.ts';
import type { Bundle } from '../webpack/bundles.ts';

/** Whether a bundle is a remote whose calls mocks can answer. */
export const hasMocks = ({ kind, dir }: Bundle): boolean => kind === 'remote' && existsSync(join(dir, MOCKS_FILE));

/** What else of its answers lies beside the handlers of a remote: each file hands out what it is called. */
const ANSWERS = ['scenarios', 'personas'];

/** That, and what there is to see with these answers. */
export const MOCK_MODULES_WITH_STATES = [...ANSWERS, 'screenStates'];

/** The files that the mocks of a remote are in. */
export function mockFiles({ dir }: Bundle, beside: readonly string[] = ANSWERS): string[] {
  const handlers = join(dir, MOCKS_FILE);
  return [handlers, ...beside.map((each) => join(dirname(handlers), `${each}.ts`)).filter((file) => existsSync(file))];
}

/** A module whose default export is the mocks of these remotes, in their order, each with its name. */
export function mocksModule(remotes: readonly Bundle[], beside?: readonly string[]): string {
  const found = remotes.map((remote, index) => {
    const parts = mockFiles(remote, beside).map((file, part) => ({ file, as: `mocks${index}_${part}` }));
    return { parts, entry: `{ name: ${JSON.stringify(remote.name)}, ${parts.map(({ as }) => `...${as}`)} }` };
  });
  const imports = found.flatMap(({ parts }) =>
    parts.map(({ file, as }) => `import * as ${as} from ${JSON.stringify(file)};`),
  );
  return [...imports, `export default [${found.map(({ entry }) => entry)}];`].join('\n');
}
