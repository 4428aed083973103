import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig, browserOutput, cssRule, type Mode } from './base.ts';
import { WEBPACK_TARGET } from './baseline.ts';
import { type Bundle, MANIFEST_FILE } from './bundles.ts';
import { packageDir, resolveFile } from './packages.ts';
import { consumedModules } from './shared.ts';

/** The entry file of a remote. It is in the release's own folder, so its name needs no hash. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** The shell's chunks that every account page needs: its slot with the auth guard, and the data client. */
export const APP_SHELL_CHUNKS = ['AppSlot', 'api'] as const;

/** The chunk of a remote's manifest. */
export const MANIFEST_CHUNK = 'manifest';

/** react-router's default files are development builds; no export condition selects the production ones beside them. */
const replaceRouter = (mode: Mode): Record<string, string> =>
  mode === 'production'
    ? {
        'react-router$': join(packageDir('react-router'), 'dist/production/index.mjs'),
        'react-router/dom$': join(packageDir('react-router'), 'dist/production/dom-export.mjs'),
      }
    : {};

/** Unused library modules and their replacements, which saves two kilobytes of every first load. */
const UNUSED_LIBRARIES = [
  [/^\.\/Prefixer\.js$/, 'prefixer.ts'],
  [/\/utils\/preload\.js$/, 'preload.ts'],
  [/\/generateSnapshotFromManifest\.js$/, 'snapshotFromManifest.ts'],
] as const;

/** Computed when a shell is built: published packages contain no shell sources. */
const replaceUnusedLibraries = () =>
  UNUSED_LIBRARIES.map(
    ([module, stub]) =>
      new webpack.NormalModuleReplacementPlugin(module, resolveFile(`@skal/shell/src/unused/${stub}`)),
  );

/** Returns the shell's browser build, without the federation plugin: the host knows no remotes. */
export function shellBrowserConfig(bundle: Bundle, options: BuildOptions): Configuration {
  const base = baseConfig(bundle, options);
  return {
    ...base,
    target: WEBPACK_TARGET,
    entry: { main: './src/main.tsx' },
    experiments: { outputModule: true },
    output: { ...base.output, ...browserOutput(options) },
    resolve: { ...base.resolve, alias: replaceRouter(options.mode) },
    module: { rules: [...(base.module?.rules ?? []), cssRule(options.cssPublicPath)] },
    plugins: [
      ...(base.plugins ?? []),
      ...replaceUnusedLibraries(),
      // Removes the parts of the federation runtime for servers and for federation manifests.
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      new MiniCssExtractPlugin({ filename: browserOutput(options).cssFilename }),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', enforce: true },
          // The auth guard and every remote's forms need the data client: one file, not a copy for each.
          client: {
            chunks: ({ name }) => APP_SHELL_CHUNKS.some((each) => each === name),
            minChunks: 2,
            name: 'client',
            enforce: true,
          },
        },
      },
    },
  };
}

/**
 * Smallest chunk of code that several pages of a remote share, in bytes before compression. Twice webpack's default: four requests
 * and 2.6 kB less for the first page of the portal, 7 % more in all its pages together (2026-11-28).
 */
const SHARED_CHUNK_MIN = 40_000;

/** Returns a remote's browser build: it exposes its manifest only, and consumes every shared module. */
export function remoteBrowserConfig(bundle: Bundle, options: BuildOptions): Configuration {
  const base = baseConfig(bundle, options);
  return {
    ...base,
    target: WEBPACK_TARGET,
    entry: {},
    experiments: { outputModule: true },
    output: { ...base.output, ...browserOutput(options) },
    optimization: {
      ...base.optimization,
      // A container with a shared runtime chunk or a split entry does not start.
      runtimeChunk: false,
      splitChunks: { chunks: 'async', minSize: SHARED_CHUNK_MIN },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: bundle.remote,
        filename: REMOTE_ENTRY,
        library: { type: 'module' },
        exposes: { './manifest': { import: `./${MANIFEST_FILE}`, name: MANIFEST_CHUNK } },
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        // The registry has all data of a federation manifest.
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
