import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { findFreePort } from '@skal/shell/server/http/freePort.ts';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackCache } from '../build/webpackCache.ts';
import type { BuildOptions } from '../webpack/base.ts';
import { remoteBrowserConfig, shellBrowserConfig } from '../webpack/browser.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { withFastRebuild } from './fastRebuild.ts';
import { devBase } from './remoteDescriptor.ts';
import { type DevRoute, proxyRoute } from './routes.ts';

/** The dev server of a bundle. */
export interface DevServer {
  source: DevRoute;
  /** URL of the rebuild notifications. */
  socket: string;
  /** Resolves after the first build. */
  built: Promise<void>;
  stop(): Promise<void>;
}

/** Returns build options for a bundle under development, or for one that it depends on. */
export const devOptions = (bundle: Bundle, refresh: boolean): BuildOptions => ({
  mode: 'development',
  refresh,
  plainNames: true,
  outDir: join(bundle.dir, 'dist', 'dev'),
  cssPublicPath: devBase(bundle),
});

/** Returns the webpack config of a bundle's dev server: readable names, Fast Refresh, files in memory. */
function devConfig(bundle: Bundle): Configuration {
  const options = devOptions(bundle, true);
  const config = bundle.kind === 'shell' ? shellBrowserConfig(bundle, options) : remoteBrowserConfig(bundle, options);
  return withFastRebuild({
    ...config,
    ...webpackCache(bundle, 'dev'),
    output: { ...config.output, clean: false },
    // One file per bundle: splitting for caching would only slow the build.
    optimization: { ...config.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: bundle.remote })],
  });
}

/** Starts the dev server of a bundle on a free loopback port. The dev proxy forwards requests to it. */
export const startDevServer = (bundle: Bundle): Promise<DevServer> =>
  startWebpackServer(devBase(bundle), devConfig(bundle));

/** Serves a webpack build that is rebuilt on each change, below a base path. */
export async function startWebpackServer(base: string, config: Configuration): Promise<DevServer> {
  const port = await findFreePort();
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack did not return a compiler for ${config.name}`);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('first build', () => resolve()));
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
      devMiddleware: { publicPath: base },
      static: false,
    },
    compiler,
  );
  await server.start();
  return {
    source: proxyRoute(base, new URL(`http://127.0.0.1:${port}`), 'The dev server of this bundle is not responding'),
    socket: `ws://127.0.0.1:${port}`,
    built,
    stop: () => server.stop(),
  };
}
