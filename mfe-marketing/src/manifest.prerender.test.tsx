/**
 * @jest-environment node
 */
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { routeTexts } from './content/routes.ts';
import manifest from './manifest.ts';

async function prerender(path: string): Promise<string> {
  const route = manifest.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no ${path}`);
  const { default: Page } = await route.load();
  const { Around } = makeStore();
  return renderToString(
    <Around>
      <StaticRouter location={path}>
        <Page />
      </StaticRouter>
    </Around>,
  );
}

const paths = manifest.routes.map(({ path }) => path);

describe('the pages without a browser', () => {
  it('B1-B12: are all there, public, in the frame of the site', () => {
    expect(typeof window).toBe('undefined');
    expect(paths).toEqual(Object.keys(routeTexts));
    for (const { access, layout, page } of manifest.routes) {
      expect([access, layout]).toEqual(['public', 'site']);
      expect(page).toMatch(/Page$/);
    }
  });

  it.each(paths)('%s has one h1, no main, and no empty link', async (path) => {
    const html = await prerender(path);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toBeNull();
    expect(html.match(/href="#?"/g)).toBeNull();
    const words = html.replace(/<[^>]*>/g, ' ');
    expect(words.match(/undefined|\[object Object\]|NaN/g)).toBeNull();
  });

  it('C2, C10-C17: the home page carries its final figures', async () => {
    const html = await prerender('/');
    for (const figure of ['20%', '30%', '23%', '+32%']) expect(html).toContain(`>${figure}<`);
  });

  it('renders a page the same way twice', async () => {
    expect(await prerender('/')).toBe(await prerender('/'));
  });
});
