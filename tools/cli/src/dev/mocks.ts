import webpack, { type Configuration } from 'webpack';
import { webpackCache } from '../build/webpackCache.ts';
import { hasMocks, mocksModule } from '../qa/mocksModule.ts';
import { baseConfig, browserOutput } from '../webpack/base.ts';
import { WEBPACK_TARGET } from '../webpack/baseline.ts';
import { type Bundle, bundles } from '../webpack/bundles.ts';
import { resolveFile } from '../webpack/packages.ts';
import { type DevServer, devOptions, startWebpackServer } from './devServers.ts';
import { DEV_VERSION } from './remoteDescriptor.ts';

/** Returns the base path of a remote's mocks, beside the remote. */
const mocksBase = ({ name }: Bundle): string => `/r/${name}-mocks/${DEV_VERSION}/`;

/** Returns the script that installs the mocks and then starts the page. */
export const mocksEntry = (bundle: Bundle): string => `${mocksBase(bundle)}mocks.js`;

/** The mocks that respond: the remote's own, then those of every other remote in this checkout. */
const mockRemotes = (bundle: Bundle) => ({
  remotes: mocksModule([bundle, ...bundles.filter((each) => each !== bundle && hasMocks(each))]),
  'mock-entry': `
    import ${JSON.stringify(resolveFile('@skal/shell-kit/i18n/sourceTexts.ts'))};
    import { startDevMocks } from ${JSON.stringify(resolveFile('@skal/shell-kit/mocks/devMocks.ts'))};
    import remotes from 'virtual:remotes';
    const [own, ...others] = remotes;
    await startDevMocks(own, others.flatMap(({ handlers }) => handlers));`,
});

/** Packages that respond to calls: aliased here, because the remote does not declare them. */
const alias = {
  '@mswjs/interceptors/fetch/web$': resolveFile('@mswjs/interceptors/fetch/web'),
  '@mswjs/interceptors/XMLHttpRequest/web$': resolveFile('@mswjs/interceptors/XMLHttpRequest/web'),
};

/**
 * Returns the webpack config of a remote's mocks. They are a separate build without shared modules, because they intercept requests
 * before the shell loads.
 */
function mocksConfig(bundle: Bundle): Configuration {
  const options = devOptions(bundle, false);
  const config = baseConfig(bundle, options);
  const virtualModules = mockRemotes(bundle);
  return {
    ...config,
    name: `the mocks of ${bundle.name}`,
    ...webpackCache(bundle, 'mocks', virtualModules),
    target: WEBPACK_TARGET,
    entry: { mocks: 'virtual:mock-entry' },
    experiments: { outputModule: true },
    output: { ...config.output, ...browserOutput(options), clean: false, uniqueName: `${bundle.remote}_mocks` },
    resolve: { ...config.resolve, alias },
    plugins: [...(config.plugins ?? []), new webpack.experiments.schemes.VirtualUrlPlugin(virtualModules, 'virtual')],
  };
}

/** Starts the dev server of a remote's mocks. */
export const startMocksServer = (bundle: Bundle): Promise<DevServer> =>
  startWebpackServer(mocksBase(bundle), mocksConfig(bundle));
