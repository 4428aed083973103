import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { findFreePort } from '@skal/shell/server/http/freePort.ts';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackCache } from '../build/webpackCache.ts';
import type { BuildOptions } from '../webpack/base.ts';
import { remoteBrowserConfig, shellBrowserConfig } from '../webpack/browser.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { devBase } from './remoteDescriptor.ts';
import { type DevRoute, proxyRoute } from './routes.ts';

/** Milliseconds to wait for further files of the same save. */
const AGGREGATE_TIMEOUT_MS = 5;

/** Retries a missing file, for instance after a branch switch. Resolutions are cached, so webpack itself would not look for it again. */
class RetryMissingModules {
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap(RetryMissingModules.name, (compilation) => {
      for (const module of compilation.modules) {
        if (module instanceof webpack.NormalModule && module.getNumberOfErrors() > 0) {
          compilation.fileDependencies.add(module.resource);
        }
      }
    });
  }
}

/**
 * Speeds up rebuilds, in which one of nine hundred modules changed. Resolutions are cached, because imports name files in full, and
 * so are results of modules that the change does not affect. Measured on two cores: 250 to 300 ms from save to screen instead of
 * 400 to 480.
 */
function withFastRebuild({ cache, ...config }: Configuration): Configuration {
  return {
    ...config,
    ...(cache instanceof Object && cache.type === 'filesystem' && { cache: { ...cache, memoryCacheUnaffected: true } }),
    experiments: { ...config.experiments, cacheUnaffected: true },
    module: { ...config.module, unsafeCache: true },
    plugins: [...(config.plugins ?? []), new RetryMissingModules()],
    watchOptions: { aggregateTimeout: AGGREGATE_TIMEOUT_MS },
  };
}

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
  hasPlainNames: true,
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
