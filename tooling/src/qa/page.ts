import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { cached } from '../build/cache.ts';
import { compile } from '../build/compile.ts';
import { baseConfig, browserOutput } from '../webpack/base.ts';
import { type Bundle, bundles, PACKAGES, ROOT } from '../webpack/bundles.ts';
import { hasMocks, mocksModule, WITH_STATES } from './mocksModule.ts';

const remotes = bundles.filter(hasMocks);

/** The page's script for testers: no bundle of the site, but built as one. */
const qa: Bundle = {
  name: 'qa',
  kind: 'remote',
  dir: join(ROOT, 'qa'),
  remote: 'qa',
  packages: PACKAGES,
};

const outDir = join(qa.dir, 'dist');
const ENTRY = 'main.js';

function config(): Configuration {
  const options = { mode: 'production', plainNames: true, outDir } as const;
  const base = baseConfig(qa, options);
  const written = { remotes: mocksModule(remotes, WITH_STATES) };
  return {
    ...base,
    ...cached(qa, 'qa', written),
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    experiments: { outputModule: true },
    output: { ...base.output, ...browserOutput(options) },
    plugins: [...(base.plugins ?? []), new webpack.experiments.schemes.VirtualUrlPlugin(written, 'virtual')],
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
