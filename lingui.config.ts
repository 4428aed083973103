import { BUNDLED_PACKAGES, bundles } from './tools/cli/src/webpack/bundles.ts';
import { linguiConfig } from './tools/cli/src/webpack/messages/linguiConfig.ts';
import { packageDir } from './tools/cli/src/webpack/packages.ts';

/** Packages with texts, each with its own catalogs: also every remote, which is found by its folder. */
const packages = [
  ...BUNDLED_PACKAGES.map((name) => packageDir(`@skal/${name}`)),
  ...bundles.map(({ dir }) => dir),
  '<rootDir>/api',
  '<rootDir>/tools/cli/template',
];

const config = linguiConfig(packages);
// The web server reads its own catalogs; pages have no use for them.
const server = linguiConfig(['<rootDir>/shell/server'], (folder) => folder);

export default { ...config, catalogs: [...config.catalogs, ...server.catalogs] };
