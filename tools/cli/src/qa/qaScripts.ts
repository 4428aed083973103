import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { cachedArtifact } from '../build/artifactCache.ts';
import { compile } from '../build/compile.ts';
import { hashSources, hashToolchain } from '../build/inputs.ts';
import { webpackCache } from '../build/webpackCache.ts';
import { baseConfig, browserOutput } from '../webpack/base.ts';
import { WEBPACK_TARGET } from '../webpack/baseline.ts';
import { BUNDLED_PACKAGES, type Bundle, ROOT } from '../webpack/bundles.ts';
import { MOCK_MODULES_WITH_STATES, mocksModule } from './mocksModule.ts';

/** The page's script for testers: no bundle of the site, but built as one. */
const qa: Bundle = {
  name: 'qa',
  kind: 'remote',
  dir: join(ROOT, 'tools/qa'),
  remote: 'qa',
  packages: BUNDLED_PACKAGES,
};

const ENTRY = 'main.js';

function config(remotes: readonly Bundle[], outDir: string): Configuration {
  const options = { mode: 'production', plainNames: true, outDir } as const;
  const base = baseConfig(qa, options);
  const written = { remotes: mocksModule(remotes, MOCK_MODULES_WITH_STATES) };
  return {
    ...base,
    ...webpackCache(qa, remotes.map(({ name }) => name).join('-'), written),
    target: WEBPACK_TARGET,
    entry: { main: './src/main.tsx' },
    experiments: { outputModule: true },
    output: { ...base.output, ...browserOutput(options) },
    plugins: [...(base.plugins ?? []), new webpack.experiments.schemes.VirtualUrlPlugin(written, 'virtual')],
  };
}

/**
 * What stands before MSW's worker: the shell's own files come as they do without it. No choice of a tester is about them, and
 * each would be asked of the page first, which may be about to be left: a font that was on its way then has failed.
 */
const BEFORE_THE_WORKER = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/r/shell/')) event.stopImmediatePropagation();
});
`;

/** What a tester's page runs first. */
export interface QaScripts {
  script: Buffer;
  /** MSW's own, which must lie at the host's scope, and what stands before it. */
  worker: Buffer;
}

/**
 * The script that answers calls in a tester's page, built where it is not there yet.
 * @param remotes those whose mocks answer: a page of some is another script than that of all
 */
export async function buildQaScripts(remotes: readonly Bundle[]): Promise<QaScripts> {
  const names = remotes.map(({ name }) => name);
  const version = hashToolchain(qa, hashSources(['qa', ...BUNDLED_PACKAGES, ...names])).slice(0, 10);
  const dir = await cachedArtifact(join(qa.dir, 'dist', names.join('-')), version, async (outDir) => {
    await compile(config(remotes, outDir));
  });
  return {
    script: readFileSync(join(dir, ENTRY)),
    worker: Buffer.concat([
      Buffer.from(BEFORE_THE_WORKER),
      readFileSync(join(ROOT, 'node_modules/msw/lib/mockServiceWorker.js')),
    ]),
  };
}
