import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { freePort } from '../port.ts';
import { remoteBrowserConfig, shellBrowserConfig } from '../webpack/browser.ts';
import type { Bundle } from '../webpack/bundles.ts';

/** The version under which a bundle is served while it is worked on. */
export const DEV_VERSION = 'dev';

export const devBase = (bundle: Bundle): string => `/r/${bundle.name}/${DEV_VERSION}/`;

export interface DevServer {
  bundle: Bundle;
  port: number;
  stop(): Promise<void>;
}

/** The build of a bundle for its dev server: plain names, Fast Refresh, files in memory. */
function devConfig(bundle: Bundle, withMocks: boolean): Configuration {
  const options = {
    mode: 'development' as const,
    refresh: true,
    outDir: join(bundle.dir, 'dist', 'dev'),
    cssPublicPath: devBase(bundle),
  };
  const config = bundle.kind === 'shell' ? shellBrowserConfig(bundle, options) : remoteBrowserConfig(bundle, options);
  const mocks = join(bundle.dir, 'src/dev.tsx');
  return {
    ...config,
    // The entry that answers the network with the remote's own mocks, where it is worked on alone.
    ...(withMocks && existsSync(mocks) ? { entry: { dev: mocks } } : {}),
    output: {
      ...config.output,
      clean: false,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
    },
    // One file for each bundle: what is split for caching in a release would only be waited for here.
    optimization: { ...config.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: bundle.remote })],
    stats: 'errors-warnings',
  };
}

/** Starts the dev server of one bundle on a free port of the loopback. The front door hands requests to it. */
export async function startDevServer(bundle: Bundle, withMocks: boolean): Promise<DevServer> {
  const port = await freePort();
  const compiler = webpack(devConfig(bundle, withMocks));
  if (!compiler) throw new Error(`webpack gave no compiler for ${bundle.name}`);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      client: {
        webSocketURL: `ws://127.0.0.1:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      devMiddleware: { publicPath: devBase(bundle) },
      static: false,
    },
    compiler,
  );
  await server.start();
  return { bundle, port, stop: () => server.stop() };
}
