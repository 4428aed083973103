import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig, browserOutput, cssRule, type Mode } from './base.ts';
import { WEBPACK_TARGET } from './baseline.ts';
import { type Bundle, MANIFEST_FILE } from './bundles.ts';
import { packageDir, resolveFile } from './packages.ts';
import { consumedModules } from './shared.ts';

/** The file that a remote is entered by. It lies in the release's own folder, so its name needs no hash. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** The shell's chunks that every page of an account needs: its slot with the session gate, and the data client. */
export const APP_SHELL_CHUNKS = ['AppSlot', 'api'] as const;

/** The chunk that holds a remote's manifest. */
export const MANIFEST_CHUNK = 'manifest';

/**
 * react-router's default files are its development ones, warnings and all; the production ones lie beside
 * them, and no export condition leads there.
 */
const leanRouter = (mode: Mode): Record<string, string> =>
  mode === 'production'
    ? {
        'react-router$': join(packageDir('react-router'), 'dist/production/index.mjs'),
        'react-router/dom$': join(packageDir('react-router'), 'dist/production/dom-export.mjs'),
      }
    : {};

/** Modules of libraries that nothing of ours uses, and what stands in for them: two kilobytes of every first load. */
const UNUSED = [
  [/^\.\/Prefixer\.js$/, 'prefixer.ts'],
  [/\/utils\/preload\.js$/, 'preload.ts'],
] as const;

/** Made when a shell is built: the packages of other projects have no sources of the shell. */
const leanLibraries = () =>
  UNUSED.map(
    ([module, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(module, resolveFile(`@skal/shell/src/unused/${standIn}`)),
  );

/** The host: a plain build without the federation plugin, which knows no remote. */
export function shellBrowserConfig(bundle: Bundle, options: BuildOptions): Configuration {
  const base = baseConfig(bundle, options);
  return {
    ...base,
    target: WEBPACK_TARGET,
    entry: { main: './src/main.tsx' },
    experiments: { outputModule: true },
    output: { ...base.output, ...browserOutput(options) },
    resolve: { ...base.resolve, alias: leanRouter(options.mode) },
    module: { rules: [...(base.module?.rules ?? []), cssRule(options.cssPublicPath)] },
    plugins: [
      ...(base.plugins ?? []),
      ...leanLibraries(),
      // The federation runtime leaves out what it would need on a server, and for manifests of its own.
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
          // The session gate and every remote's forms need the data client: one file of it, not one for each.
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

/** A remote: its manifest is the only thing that it exposes, and it borrows every shared module. */
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
      // A container with a shared runtime chunk or with its entry split up does not start.
      runtimeChunk: false,
      splitChunks: { chunks: 'async' },
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
        // The registry says all that a federation manifest would.
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
