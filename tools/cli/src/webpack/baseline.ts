import browserslist from 'browserslist';

/**
 * The browser baseline of the site: `browserslist` in the root manifest, which goes with the packages of other projects
 * (ADR-0005). It names a day, so that a build of the same sources is the same on any later day.
 */
const queries = browserslist.loadConfig({ path: import.meta.dirname });
if (!queries)
  throw new Error('No package.json above tooling has a "browserslist" entry: put the browser baseline there');

/** Webpack's target: what its own code in a bundle may use. */
export const WEBPACK_TARGET = ['web', `browserslist:${queries.join(', ')}`];

/** The names by which swc knows the browsers of the baseline; the others have the engine and version of one of these. */
const SWC_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest version of each browser: the syntax of bundles is that which all of them read. */
export const SWC_TARGETS: Readonly<Record<string, string>> = (() => {
  const oldest: Record<string, string> = {};
  for (const entry of browserslist([...queries])) {
    const [browser = '', versions = ''] = entry.split(' ');
    const name = SWC_NAMES[browser];
    const version = versions.split('-')[0] ?? '';
    if (name && !(Number(oldest[name]) <= Number(version))) oldest[name] = version;
  }
  return oldest;
})();
