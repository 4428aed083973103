import * as prerender from '../../src/prerender.tsx';
import { mergeNav } from '../pages/nav.ts';
import { testSite } from '../testing/testSite.ts';
import type { ShellServerBundle } from './serverBundle.ts';

describe("the shell's server build", () => {
  it('exports what the composer uses', async () => {
    // The compiler checks here that it has every name of the type.
    const bundle: ShellServerBundle = prerender;
    const snapshot = { revision: '1', site: testSite, ...mergeNav([]), remotes: [], shared: {} };
    const { html, styles } = await bundle.renderPage('/nowhere', snapshot, {});
    expect(html).toContain('<h1');
    expect(styles).toContain('<style');
    expect(bundle.documentTitle(bundle.NOT_FOUND_TITLE, testSite.brand)).toMatch(/ · Skal$/);
  });
});
