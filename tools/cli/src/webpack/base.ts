import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import webpack from 'webpack';
import { SWC_TARGETS } from './baseline.ts';
import { BUNDLED_PACKAGES, type Bundle, bundles } from './bundles.ts';
import { linguiPlugin } from './messages/linguiPlugin.ts';
import { packageDir, resolveFile } from './packages.ts';
import { styledComponentsPlugin } from './styledComponentsPlugin.ts';

export type Mode = 'production' | 'development';

export interface BuildOptions {
  mode: Mode;
  /** Fast Refresh, for the dev server only. */
  refresh?: boolean;
  /** Output folder. */
  outDir: string;
  /** File names without a hash, for the dev server. */
  hasPlainNames?: boolean;
  /** Scripts contain their English texts, for pages without catalogs. */
  hasSourceTexts?: boolean;
  /** Base URL of fonts in the shell's stylesheet, which is inlined into pages of any path. */
  cssPublicPath?: string;
}

/** The licence texts of a bundle's libraries, which must be distributed with them. */
const LICENCES_FILE = 'licences.txt';

/**
 * Rules that compile our sources with swc. With installed packages, which are JavaScript already, only the bundle's own sources are
 * compiled.
 */
function sourceRules(
  bundle: Bundle,
  { mode, refresh = false, hasSourceTexts = mode === 'development' }: BuildOptions,
): RuleSetRule[] {
  const packages = BUNDLED_PACKAGES.map((name) => ({ name, dir: packageDir(`@skal/${name}`) }));
  const others = bundles.filter((each) => each.name !== bundle.name);
  return [...packages, ...others, bundle].map(({ name, dir }) => ({
    test: /\.tsx?$/,
    include: dir,
    exclude: /node_modules/,
    resolve: { fullySpecified: false },
    use: {
      loader: 'swc-loader',
      options: {
        env: { targets: SWC_TARGETS },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', refresh } },
          experimental: {
            plugins: [linguiPlugin(hasSourceTexts), styledComponentsPlugin(name, mode === 'development')],
          },
        },
      },
    },
  }));
}

const radixRule: RuleSetRule = {
  test: /\.mjs$/,
  include: /[\\/]node_modules[\\/]@radix-ui[\\/]/,
  use: ['stripFunctionNamesLoader.ts', 'styleTextLoader.ts'].map((name) =>
    resolveFile(`@skal/tooling/src/webpack/${name}`),
  ),
};

/** Icons without unused options, which saves a kilobyte in the shell and in each remote (ADR-0006). */
const leanIcons = new webpack.NormalModuleReplacementPlugin(
  /^\.\.\/createLucideIcon\.mjs$/,
  resolveFile('@skal/shared-ui/lucide/createLucideIcon.ts'),
);

/** Returns the config that all builds share. */
export function baseConfig(bundle: Bundle, options: BuildOptions): Configuration {
  const { mode, outDir } = options;
  return {
    name: bundle.name,
    mode,
    context: bundle.dir,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: { path: outDir, uniqueName: bundle.remote, clean: true },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [...sourceRules(bundle, options), radixRule, { test: /\.woff2$/, type: 'asset/resource' }],
    },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }), leanIcons],
    optimization: {
      // The licences are in one file beside the scripts: inside each script, every visitor would load them.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: { condition: 'some', filename: LICENCES_FILE, banner: false },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Stylesheets become files; the server inlines the shell's into the page. */
export const cssRule = (publicPath = 'auto'): RuleSetRule => ({
  test: /\.css$/,
  use: [{ loader: MiniCssExtractPlugin.loader, options: { publicPath } }, 'css-loader'],
  sideEffects: true,
});

/**
 * Imports chunks with the function that the shell adds to the page, which retries failed loads
 * (packages/shell-kit/src/lazy/chunkImport.ts). The URL is resolved here, relative to the bundle.
 */
const IMPORT_CHUNK =
  '((file) => (globalThis.skalImport ?? ((url) => import(url)))(new URL(file, import.meta.url).href))';

/** ES modules. */
export function browserOutput({ hasPlainNames = false }: BuildOptions) {
  const name = hasPlainNames ? '[name]' : '[name].[contenthash:8]';
  return {
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    importFunctionName: IMPORT_CHUNK,
    filename: `${name}.js`,
    chunkFilename: `${name}.js`,
    cssFilename: `${name}.css`,
    assetModuleFilename: `${name}[ext]`,
    publicPath: 'auto',
  } as const;
}
