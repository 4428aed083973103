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
import { readSiteTexts } from '../webpack/messages/catalogs.ts';
import { MOCK_MODULES_WITH_STATES, mocksModule } from './mocksModule.ts';

/** The QA page's script: built like a bundle, but not part of the site. */
const qa: Bundle = {
  name: 'qa',
  kind: 'remote',
  dir: join(ROOT, 'tools/qa'),
  remote: 'qa',
  packages: BUNDLED_PACKAGES,
};

const ENTRY = 'main.js';

/** @param texts of the catalogs, as JSON */
async function config(remotes: readonly Bundle[], texts: string, outDir: string): Promise<Configuration> {
  const options = { mode: 'production', hasPlainNames: true, hasSourceTexts: true, outDir } as const;
  const base = baseConfig(qa, options);
  const virtualModules = {
    remotes: mocksModule(remotes, MOCK_MODULES_WITH_STATES),
    texts: `export default ${texts};`,
  };
  return {
    ...base,
    ...webpackCache(qa, remotes.map(({ name }) => name).join('-'), virtualModules),
    target: WEBPACK_TARGET,
    entry: { main: './src/main.tsx' },
    experiments: { outputModule: true },
    output: { ...base.output, ...browserOutput(options) },
    plugins: [...(base.plugins ?? []), new webpack.experiments.schemes.VirtualUrlPlugin(virtualModules, 'virtual')],
  };
}

/**
 * Runs before MSW's worker: files of the shell bypass MSW. No QA setting affects them, and MSW would ask the page about each
 * request first. If the page is then left, a pending font request fails.
 */
const BEFORE_THE_WORKER = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/r/shell/')) event.stopImmediatePropagation();
});
`;

/** Scripts of a QA page. */
export interface QaScripts {
  script: Buffer;
  /** MSW's worker, served at the host's scope, with the code that runs before it. */
  worker: Buffer;
}

/**
 * Builds the script that mocks calls in a QA page, unless it is cached.
 * @param remotes the remotes with mocks: the script depends on them
 */
export async function buildQaScripts(remotes: readonly Bundle[]): Promise<QaScripts> {
  const names = remotes.map(({ name }) => name);
  const texts = JSON.stringify(await readSiteTexts());
  const version = hashToolchain(qa, hashSources(['qa', ...BUNDLED_PACKAGES, ...names]) + texts).slice(0, 10);
  const dir = await cachedArtifact(join(qa.dir, 'dist', names.join('-')), version, async (outDir) => {
    await compile(await config(remotes, texts, outDir));
  });
  return {
    script: readFileSync(join(dir, ENTRY)),
    worker: Buffer.concat([
      Buffer.from(BEFORE_THE_WORKER),
      readFileSync(join(ROOT, 'node_modules/msw/lib/mockServiceWorker.js')),
    ]),
  };
}
