import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MOCKS_FILE } from '../release/gate/mocks.ts';
import type { Bundle } from '../webpack/bundles.ts';

/** Tells whether a bundle is a remote with mocks. */
export const hasMocks = ({ kind, dir }: Bundle): boolean => kind === 'remote' && existsSync(join(dir, MOCKS_FILE));

/** Further mock files beside the handlers of a remote: each exports its own name. */
const MOCK_MODULES = ['scenarios', 'personas'];

/** Those, and the screen states. */
export const MOCK_MODULES_WITH_STATES = [...MOCK_MODULES, 'screenStates'];

/** Returns the mock files of a remote. */
export function mockFiles({ dir }: Bundle, modules: readonly string[] = MOCK_MODULES): string[] {
  const handlers = join(dir, MOCKS_FILE);
  return [handlers, ...modules.map((each) => join(dirname(handlers), `${each}.ts`)).filter((file) => existsSync(file))];
}

/** Returns a module whose default export is the mocks of these remotes, in order, each with its name. */
export function mocksModule(remotes: readonly Bundle[], modules?: readonly string[]): string {
  const found = remotes.map((remote, index) => {
    const parts = mockFiles(remote, modules).map((file, part) => ({ file, as: `mocks${index}_${part}` }));
    return { parts, entry: `{ name: ${JSON.stringify(remote.name)}, ${parts.map(({ as }) => `...${as}`)} }` };
  });
  const imports = found.flatMap(({ parts }) =>
    parts.map(({ file, as }) => `import * as ${as} from ${JSON.stringify(file)};`),
  );
  return [...imports, `export default [${found.map(({ entry }) => entry)}];`].join('\n');
}
