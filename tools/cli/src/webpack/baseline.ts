import browserslist from 'browserslist';

/**
 * The browser baseline of the site: `browserslist` in the root manifest, which published packages include (ADR-0005). It names a
 * date, so that a later build of the same sources gives the same result.
 */
const queries = browserslist.loadConfig({ path: import.meta.dirname });
if (!queries)
  throw new Error('No package.json above tools/cli has a "browserslist" entry: add the browser baseline there');

/** Webpack's target: the syntax of its own runtime code. */
export const WEBPACK_TARGET = ['web', `browserslist:${queries.join(', ')}`];

/** swc's names of the browsers in the baseline; the other browsers have the engine and version of one of these. */
const SWC_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest version of each browser: bundles use syntax that all of them support. */
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
