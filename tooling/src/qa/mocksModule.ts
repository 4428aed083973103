import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MOCKS_FILE } from '../release/gate/mocks.ts';
import type { Bundle } from '../webpack/bundles.ts';

/** Whether a bundle is a remote whose calls mocks can answer. */
export const hasMocks = ({ kind, dir }: Bundle): boolean => kind === 'remote' && existsSync(join(dir, MOCKS_FILE));

/** What else lies beside the handlers of a remote: each hands out what its file is called. */
const MOCKS = ['scenarios', 'people'];

/** A module whose default export is the mocks of these remotes, in their order, each with its name. */
export function mocksModule(remotes: readonly Bundle[]): string {
  const found = remotes.map(({ name, dir }, index) => {
    const handlers = join(dir, MOCKS_FILE);
    const files = [handlers, ...MOCKS.map((each) => join(dirname(handlers), `${each}.ts`)).filter(existsSync)];
    const parts = files.map((file, part) => ({ file, as: `mocks${index}_${part}` }));
    return { parts, entry: `{ name: ${JSON.stringify(name)}, ${parts.map(({ as }) => `...${as}`)} }` };
  });
  const imports = found.flatMap(({ parts }) =>
    parts.map(({ file, as }) => `import * as ${as} from ${JSON.stringify(file)};`),
  );
  return [...imports, `export default [${found.map(({ entry }) => entry)}];`].join('\n');
}
