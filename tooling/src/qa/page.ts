import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compile } from '../build/compile.ts';
import { MOCKS_FILE } from '../release/gate/mocks.ts';
import { baseConfig, browserOutput } from '../webpack/base.ts';
import { type Bundle, bundles, PACKAGES, ROOT } from '../webpack/bundles.ts';

const remotes = bundles.filter(({ kind, dir }) => kind === 'remote' && existsSync(join(dir, MOCKS_FILE)));

/** The page's script for testers: no bundle of the site, but built as one. */
const qa: Bundle = {
  name: 'qa',
  kind: 'remote',
  dir: join(ROOT, 'qa'),
  remote: 'qa',
  packages: PACKAGES,
};

/** What else lies beside the handlers of a remote: each hands out what its file is called. */
const MOCKS = ['scenarios', 'people'];

/** A module that hands out the mocks of every remote there is: none is listed anywhere. */
function allMocks(): string {
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

const outDir = join(qa.dir, 'dist');
const ENTRY = 'main.js';

function config(): Configuration {
  const options = { mode: 'production', plainNames: true, outDir } as const;
  const base = baseConfig(qa, options);
  const mocks = allMocks();
  return {
    ...base,
    // What has not changed since the last time is not built again.
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, 'node_modules/.cache/skal-qa'),
      // A module that is no file does not count as changed, whatever it says by now.
      version: createHash('sha256').update(mocks).digest('hex'),
    },
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    experiments: { outputModule: true },
    output: { ...base.output, ...browserOutput(options) },
    plugins: [...(base.plugins ?? []), new webpack.experiments.schemes.VirtualUrlPlugin({ remotes: mocks }, 'virtual')],
  };
}

/** What a tester's page runs first. */
export interface TesterPage {
  script: Buffer;
  /** MSW's own, which must lie at the host's scope. */
  worker: Buffer;
}

/** Builds the script that answers calls in a tester's page. */
export async function buildTesterPage(): Promise<TesterPage> {
  await compile(config());
  return {
    script: readFileSync(join(outDir, ENTRY)),
    worker: readFileSync(join(ROOT, 'node_modules/msw/lib/mockServiceWorker.js')),
  };
}
