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

/** A bundle that is built anew with each change. */
export interface DevServer {
  source: DevRoute;
  /** Where its builds are told of. */
  socket: string;
  /** Resolves when it has been built once. */
  built: Promise<void>;
  stop(): Promise<void>;
}

/** How a bundle is built while it, or one that stands on it, is worked on. */
export const devOptions = (bundle: Bundle, refresh: boolean): BuildOptions => ({
  mode: 'development',
  refresh,
  plainNames: true,
  outDir: join(bundle.dir, 'dist', 'dev'),
  cssPublicPath: devBase(bundle),
});

/** The build of a bundle for its dev server: plain names, Fast Refresh, files in memory. */
function devConfig(bundle: Bundle): Configuration {
  const options = devOptions(bundle, true);
  const config = bundle.kind === 'shell' ? shellBrowserConfig(bundle, options) : remoteBrowserConfig(bundle, options);
  return withFastRebuild({
    ...config,
    ...webpackCache(bundle, 'dev'),
    output: { ...config.output, clean: false },
    // One file for each bundle: what is split for caching in a release would only be waited for here.
    optimization: { ...config.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: bundle.remote })],
  });
}

/** Starts the dev server of one bundle on a free port of the loopback. The front door hands requests to it. */
export const startDevServer = (bundle: Bundle): Promise<DevServer> =>
  startWebpackServer(devBase(bundle), devConfig(bundle));

/** Serves a build that is made anew with each change, under an address. */
export async function startWebpackServer(base: string, config: Configuration): Promise<DevServer> {
  const port = await findFreePort();
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack gave no compiler for ${config.name}`);
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
    source: proxyRoute(base, new URL(`http://127.0.0.1:${port}`), 'The dev server of this bundle does not answer'),
    socket: `ws://127.0.0.1:${port}`,
    built,
    stop: () => server.stop(),
  };
}
