/**
 * @jest-environment node
 */
import * as promises from '@skal/contracts/site/serviceCommitments';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths as pathOf } from './content/contentTypes.ts';
import * as facts from './content/facts.ts';
import { routeTexts } from './content/routes.ts';
import { sources } from './content/sources.ts';
import manifest from './manifest.ts';

async function prerender(path: string): Promise<string> {
  const route = manifest.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no ${path}`);
  const { default: Page } = await route.load();
  const { Providers } = makeStore();
  return renderToString(
    <Providers>
      <StaticRouter location={path}>
        <Page />
      </StaticRouter>
    </Providers>,
  );
}

const paths = manifest.routes.map(({ path }) => path);

describe('the prerendered pages', () => {
  it('B1-B12: all exist, are public, and use the site layout', () => {
    expect(typeof window).toBe('undefined');
    expect(paths).toEqual(Object.values(pathOf));
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
    const text = html.replace(/<[^>]*>/g, ' ');
    expect(text.match(/undefined|\[object Object\]|NaN/g)).toBeNull();
  });

  it('C2, C10-C17: the home page contains its final figures', async () => {
    const html = await prerender('/');
    for (const figure of ['20%', '30%', '23%', '+32%']) expect(html).toContain(`>${figure}<`);
  });

  it('renders a page deterministically', async () => {
    expect(await prerender('/')).toBe(await prerender('/'));
  });
});

/** Every text of a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsIn) : [];

/** Text of a page without the demo apps, which are in Danish. */
const textOf = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'");

describe('the content of the pages', () => {
  const { ALERT_DAYS, DEVICE_DAYS, DRAFT_DAYS, INQUIRY_DAYS, PREFERENCE_DAYS } = promises;
  const days = [ALERT_DAYS, DEVICE_DAYS, DRAFT_DAYS, INQUIRY_DAYS, PREFERENCE_DAYS];
  const statedFigures = [...textsIn({ ...facts }), ...days.map((count) => `${count} days`)].join(' | ');

  it.each(paths)('T19: %s contains no percentage, amount or period that is not in the facts', async (path) => {
    const text = textOf(await prerender(path));
    const figures = text.match(/[-+]?\d[\d.,]*(-\d[\d.,]*)?(\s?%|x\b|h\b| euro| days| weeks| months| hours)/g) ?? [];
    const sample = ['2 days', '6 weeks'];
    const unknownFigures = figures.filter(
      (figure) => !statedFigures.includes(figure) && !(path === '/solutions' && sample.includes(figure)),
    );
    expect(unknownFigures).toEqual([]);
  });

  it.each(paths)('C19, C24: each footnote of %s links to its source on the same page', async (path) => {
    const html = await prerender(path);
    const footnotes = [...html.matchAll(/href="#source-(\d+)"/g)].map(([, id]) => Number(id));
    const listed = [...html.matchAll(/id="source-(\d+)"/g)].map(([, id]) => Number(id));
    expect(listed).toEqual(listed.length > 0 ? sources.map(({ id }) => id) : []);
    expect(footnotes.filter((id) => !listed.includes(id))).toEqual([]);
  });

  it.each(paths)('%s has unique ids, and no broken fragment links', async (path) => {
    const html = await prerender(path);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const parts = [...html.matchAll(/ (?:href="#|aria-labelledby="|aria-describedby=")([^" ]+)"/g)].map(([, id]) => id);
    expect(parts.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(paths)('%s has named images and buttons, and announces links to new tabs', async (path) => {
    const html = await prerender(path);
    for (const [button] of html.matchAll(/<button[^>]*>[\s\S]*?<\/button>/g)) {
      expect(/aria-label="[^"]/.test(button) || textOf(button).trim() !== '').toBe(true);
    }
    for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ alt=/);
    for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>[\s\S]*?<\/a>/g)) {
      expect(link).toMatch(/rel="noopener/);
      expect(link).toMatch(/new tab/);
    }
  });
});

describe('the manifest', () => {
  const texts = Object.values(routeTexts);

  it('has a unique title and description of suitable length for each page', () => {
    for (const { title, description } of texts) {
      expect(`${title} · Skal`.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(40);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
    expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
  });

  it('E2: lists only its own pages and dialogs in header and footer, with unique positions', () => {
    const dialogs = manifest.dialogs.map(({ name }) => name);
    for (const entries of Object.values(manifest.nav)) {
      for (const entry of entries) {
        if ('to' in entry) expect(paths).toContain(entry.to);
        else expect(dialogs).toContain(entry.opens);
      }
      const orders = entries.map(({ order }) => order);
      expect(new Set(orders).size).toBe(orders.length);
    }
    expect(paths).toContain(manifest.home.public);
  });

  it('F1: loads the dialog as a chunk of its own', async () => {
    const [popup] = manifest.dialogs;
    expect((await popup?.load())?.default).toEqual(expect.any(Function));
  });
});
