import * as prerender from '../../src/prerender.tsx';
import { mergeNav } from '../pages/nav.ts';
import { testSite } from '../testing/testSite.ts';
import type { ShellServerBundle } from './serverBundle.ts';

describe("the shell's server build", () => {
  it('hands out what the composer asks of it', async () => {
    // That it has every name in its type is what the compiler checks here.
    const bundle: ShellServerBundle = prerender;
    const snapshot = { revision: '1', site: testSite, ...mergeNav([]), remotes: [], shared: {} };
    const { html, styles } = await bundle.renderPage('/nowhere', snapshot, {});
    expect(html).toContain('<h1');
    expect(styles).toContain('<style');
    expect(bundle.documentTitle(bundle.NOT_FOUND_TITLE, testSite.brand)).toMatch(/ · Skal$/);
  });
});
