import { prerenderedDocument, singlePageDocument } from './documents.ts';

const APP = { dir: '/x', entry: ['vendor.js', 'main.js'], css: ['main.css'], pages: { '/about': ['About.js'] } };
const HTML = [
  '<head><title>About</title></head><body><div id="root">Text</div>',
  '<script type="application/json" id="skal-snapshot">{"shell":"1","integrity":"sha256-list","site":{}}</script>',
  '<script type="importmap">{"integrity":{"/r/shell/1/main.js":"sha256-main"}}</script>',
  '<link rel="modulepreload" href="/r/shell/1/main.js" integrity="sha256-main" media="not all" data-entry>',
  '<script>(function(){var on;start()})()</script>',
  '</body>',
].join('\n');

describe('the document of one application', () => {
  it('keeps the HTML of the page, and names the scripts of the application', () => {
    const html = prerenderedDocument(HTML, APP, '/about');
    expect(html).toContain('<div id="root">Text</div>');
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      '/one/vendor.js',
      '/one/main.js',
      '/one/About.js',
    ]);
    expect(html).toMatch(/main\.js"[^>]* data-entry>/);
    expect(html).not.toMatch(/importmap|sha256|\/r\//);
  });

  it('is the same for every page of a single-page build, and has no content', () => {
    const html = singlePageDocument(HTML, APP);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('id="skal-snapshot">{"shell":"1","site":{}}</script>');
    expect(html).not.toContain('About');
  });

  it('is not made of a document that the product did not write', () => {
    expect(() => prerenderedDocument('<p></p>', APP, '/')).toThrow('no start script');
    expect(() => singlePageDocument('<p></p>', APP)).toThrow('no snapshot');
  });
});
