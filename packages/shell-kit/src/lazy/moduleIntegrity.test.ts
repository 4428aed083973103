import { importMapIntegrity, preloadVerified } from './moduleIntegrity.ts';

describe('a module at a retry address', () => {
  it('is verified by the integrity of its original in the import map', () => {
    const page = document.implementation.createHTMLDocument();
    expect(importMapIntegrity(page)).toEqual({});
    page.body.innerHTML = '<script type="importmap">{"imports":{}}</script>';
    expect(importMapIntegrity(page)).toEqual({});
    page.body.innerHTML = '<script type="importmap">{"integrity":{"/a.js":"sha256-x"}}</script>';
    expect(importMapIntegrity(page)).toEqual({ '/a.js': 'sha256-x' });
  });

  it.each(['load', 'error'])('settles with the %s event of its link', async (event) => {
    const fetched = preloadVerified(document, '/r/x/1/~1/a.js', 'sha256-x');
    const link = document.head.querySelector<HTMLLinkElement>('link[href="/r/x/1/~1/a.js"]');
    expect([link?.rel, link?.integrity]).toEqual(['modulepreload', 'sha256-x']);
    link?.dispatchEvent(new Event(event));
    const settled = await fetched.then(
      () => 'load',
      ({ message }: Error) => message,
    );
    expect(settled).toBe(event === 'load' ? 'load' : '/r/x/1/~1/a.js could not be loaded');
    link?.remove();
  });
});
