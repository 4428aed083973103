import * as prerender from '../src/prerender.tsx';
import type { ShellServerBundle } from './serverBundle.ts';

const site = {
  brand: 'Skal',
  phone: '',
  salesEmail: '',
  companyName: '',
  companyAddress: '',
  companyCvr: '',
  origin: 'https://skal.example',
};

describe("the shell's server build", () => {
  it('hands out what the composer asks of it', async () => {
    // That it has every name in its type is what the compiler checks here.
    const bundle: ShellServerBundle = prerender;
    const { html, styles } = await bundle.renderPage('/nowhere', { revision: '1', site, remotes: [], shared: {} }, {});
    expect(html).toContain('<h1');
    expect(styles).toContain('<style');
    expect(bundle.documentTitle(bundle.NOT_FOUND_TITLE, site.brand)).toMatch(/ · Skal$/);
  });
});
