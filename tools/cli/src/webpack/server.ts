import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES_MODULE } from '@skal/shell/server/composition/serverBundle.ts';
import { SERVER_FILE } from '@skal/shell/server/releases/release.ts';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { type BuildOptions, baseConfig } from './base.ts';
import { type Bundle, MANIFEST_FILE } from './bundles.ts';
import { resolveFile } from './packages.ts';
import { SHARED_MODULES } from './shared.ts';

const chunkNames = resolveFile('@skal/tooling/src/webpack/chunkNameLoader.ts');

/**
 * Returns the server build for prerendering: the same sources as the browser build, in one CommonJS file. The shell provides the
 * shared modules; a remote's `require` of one returns the shell's instance, as in the browser.
 */
export function serverConfig(bundle: Bundle, options: BuildOptions): Configuration {
  const base = baseConfig(bundle, options);
  const own = './src/prerender.tsx';
  const entry = bundle.kind === 'shell' ? own : `./${MANIFEST_FILE}`;
  if (!existsSync(join(bundle.dir, entry))) throw new Error(`${bundle.name} has no ${entry}`);
  return {
    ...base,
    target: 'node24',
    devtool: false,
    entry: { server: entry },
    output: { ...base.output, filename: SERVER_FILE, library: { type: 'commonjs2' }, publicPath: '' },
    // The web server provides the module with the texts: one instance for each language.
    externals: Object.fromEntries(
      (bundle.kind === 'remote' ? SHARED_MODULES : [MESSAGES_MODULE]).map((name) => [name, `commonjs ${name}`]),
    ),
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: /\.css$/, type: 'asset/source' },
        // Sources, and packages of this product, whose code is lazy as well. After compilation: class names depend on sources.
        { test: /\.[jt]sx?$/, exclude: /node_modules[\\/](?!@skal[\\/])/, enforce: 'post', use: chunkNames },
      ],
    },
    plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    // Readable stack traces matter more here than size.
    optimization: { minimize: false },
  };
}
