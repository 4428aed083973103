import webpack, { type Configuration } from 'webpack';
import { webpackCache } from '../build/webpackCache.ts';
import { hasMocks, mocksModule } from '../qa/mocksModule.ts';
import { baseConfig, browserOutput } from '../webpack/base.ts';
import { WEBPACK_TARGET } from '../webpack/baseline.ts';
import { type Bundle, bundles } from '../webpack/bundles.ts';
import { resolveFile } from '../webpack/packages.ts';
import { type DevServer, devOptions, startWebpackServer } from './devServers.ts';
import { DEV_VERSION } from './remoteDescriptor.ts';

/** Where the mocks of a remote are served, beside the remote. */
const mocksBase = ({ name }: Bundle): string => `/r/${name}-mocks/${DEV_VERSION}/`;

/** The script that answers the calls of a page, and then begins it. */
export const mocksEntry = (bundle: Bundle): string => `${mocksBase(bundle)}mocks.js`;

/** What answers: the remote's own mocks, and behind them those of every other remote that is in this working copy. */
const answering = (bundle: Bundle) => ({
  remotes: mocksModule([bundle, ...bundles.filter((each) => each !== bundle && hasMocks(each))]),
  answering: `
    import { workAlone } from ${JSON.stringify(resolveFile('@skal/shell-kit/mocks/devMocks.ts'))};
    import remotes from 'virtual:remotes';
    const [own, ...others] = remotes;
    await workAlone(own, others.flatMap(({ handlers }) => handlers));`,
});

/** What mocks answer by is not the remote's own to name: here it is found wherever our packages lie. */
const alias = {
  '@mswjs/interceptors/fetch/web$': resolveFile('@mswjs/interceptors/fetch/web'),
  '@mswjs/interceptors/XMLHttpRequest/web$': resolveFile('@mswjs/interceptors/XMLHttpRequest/web'),
};

/**
 * The build of a remote's mocks, apart from the remote: they answer the network before the shell is there,
 * and so can borrow nothing from it.
 */
function mocksConfig(bundle: Bundle): Configuration {
  const options = devOptions(bundle, false);
  const config = baseConfig(bundle, options);
  const written = answering(bundle);
  return {
    ...config,
    name: `the mocks of ${bundle.name}`,
    ...webpackCache(bundle, 'mocks', written),
    target: WEBPACK_TARGET,
    entry: { mocks: 'virtual:answering' },
    experiments: { outputModule: true },
    output: { ...config.output, ...browserOutput(options), clean: false, uniqueName: `${bundle.remote}_mocks` },
    resolve: { ...config.resolve, alias },
    plugins: [...(config.plugins ?? []), new webpack.experiments.schemes.VirtualUrlPlugin(written, 'virtual')],
  };
}

/** Starts what serves the mocks that answer while a remote is worked on. */
export const startMocksServer = (bundle: Bundle): Promise<DevServer> =>
  startWebpackServer(mocksBase(bundle), mocksConfig(bundle));
