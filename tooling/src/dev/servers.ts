import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { freePort } from '@skal/shell/server/freePort.ts';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type BuildOptions, baseConfig, browserOutput } from '../webpack/base.ts';
import { remoteBrowserConfig, shellBrowserConfig } from '../webpack/browser.ts';
import type { Bundle } from '../webpack/bundles.ts';

/** The version under which a bundle is served while it is worked on. */
export const DEV_VERSION = 'dev';

export const devBase = (bundle: Bundle): string => `/r/${bundle.name}/${DEV_VERSION}/`;

/** Where the mocks of a remote are served, beside the remote. */
export const mocksBase = (bundle: Bundle): string => `/r/${bundle.name}-mocks/${DEV_VERSION}/`;

export interface DevServer {
  /** The address that it answers under. */
  base: string;
  port: number;
  stop(): Promise<void>;
}

const devOptions = (bundle: Bundle): BuildOptions => ({
  mode: 'development',
  refresh: true,
  plainNames: true,
  outDir: join(bundle.dir, 'dist', 'dev'),
  cssPublicPath: devBase(bundle),
});

/** The build of a bundle for its dev server: plain names, Fast Refresh, files in memory. */
function devConfig(bundle: Bundle): Configuration {
  const options = devOptions(bundle);
  const config = bundle.kind === 'shell' ? shellBrowserConfig(bundle, options) : remoteBrowserConfig(bundle, options);
  return {
    ...config,
    output: { ...config.output, clean: false },
    // One file for each bundle: what is split for caching in a release would only be waited for here.
    optimization: { ...config.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: bundle.remote })],
  };
}

/**
 * The build of a remote's mocks, apart from the remote: they answer the network before the shell is there,
 * and so can borrow nothing from it.
 */
function mocksConfig(bundle: Bundle): Configuration {
  const options = { ...devOptions(bundle), refresh: false };
  const config = baseConfig(bundle, options);
  return {
    ...config,
    target: ['web', 'es2022'],
    entry: { mocks: './src/dev.tsx' },
    experiments: { outputModule: true },
    output: { ...config.output, ...browserOutput(options), clean: false, uniqueName: `${bundle.remote}_mocks` },
  };
}

/** Starts the dev server of one bundle on a free port of the loopback. The front door hands requests to it. */
export const startDevServer = (bundle: Bundle): Promise<DevServer> => serve(bundle, devBase(bundle), devConfig(bundle));

/** Starts the dev server of a remote's mocks. */
export const startMocksServer = (bundle: Bundle): Promise<DevServer> =>
  serve(bundle, mocksBase(bundle), mocksConfig(bundle));

async function serve(bundle: Bundle, base: string, config: Configuration): Promise<DevServer> {
  const port = await freePort();
  const compiler = webpack(config);
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
      devMiddleware: { publicPath: base },
      static: false,
    },
    compiler,
  );
  await server.start();
  return { base, port, stop: () => server.stop() };
}
