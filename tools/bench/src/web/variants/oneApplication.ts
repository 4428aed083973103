import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, filesOfChunk } from '@skal/tooling/src/build/compile.ts';
import { compressAssets } from '@skal/tooling/src/build/compressAssets.ts';
import { readManifest } from '@skal/tooling/src/build/manifest.ts';
import { shellBrowserConfig } from '@skal/tooling/src/webpack/browser.ts';
import { bundles, MANIFEST_FILE } from '@skal/tooling/src/webpack/bundles.ts';
import { type Application, STATIC_PATH } from './application.ts';

/** Modules of the shell that exist for the federation, and what one application has instead. */
const replacements = (remotes: typeof bundles): Readonly<Record<string, string>> => ({
  'federation/host.ts': [
    ...remotes.map(({ dir }, index) => `import m${index} from ${JSON.stringify(join(dir, MANIFEST_FILE))};`),
    `const all = { ${remotes.map(({ name }, index) => `'${name}': m${index}`).join(', ')} };`,
    'export const createHost = () => ({ manifest: async (name) => all[name] });',
  ].join('\n'),
  'sharing/modules.ts': 'export const sharedModules = {}; export const lazySharedModules = {};',
});

/**
 * Builds shell and remotes as one application: the shell's entry and build, in which the remotes' manifests are ordinary imports
 * and their pages ordinary chunks. Chunks are split as webpack splits those of an application.
 * @param folder an empty folder
 */
export async function buildOneApplication(folder: string): Promise<Application> {
  const [shell, ...remotes] = bundles;
  if (!shell) throw new Error('There is no shell');
  const generated = join(folder, 'generated');
  const dir = join(folder, 'public');
  mkdirSync(generated);
  const alias: Record<string, string> = {};
  for (const [module, text] of Object.entries(replacements(remotes))) {
    const file = join(generated, module.replaceAll('/', '-').replace('.ts', '.mjs'));
    writeFileSync(file, text);
    alias[join(shell.dir, 'src', module)] = file;
  }
  const config = shellBrowserConfig(shell, {
    mode: 'production',
    outDir: dir,
    cssPublicPath: STATIC_PATH,
  });
  const stats = await compile({
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } },
    optimization: { ...config.optimization, splitChunks: { chunks: 'all' } },
  });
  compressAssets(dir);
  const entry = filesOfChunk(stats, 'main');
  const manifests = await Promise.all(remotes.map(readManifest));
  const pages = manifests.flatMap(({ routes }) =>
    routes.map(({ path, page, parts = [], layout }): [string, string[]] => {
      const chunks = [...(layout === 'app' ? ['AppSlot'] : []), page, ...parts];
      const files = new Set(chunks.flatMap((chunk) => filesOfChunk(stats, chunk)));
      return [path, [...files].filter((file) => !entry.includes(file))];
    }),
  );
  const css = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.css'));
  return { dir, entry, css, pages: Object.fromEntries(pages) };
}
