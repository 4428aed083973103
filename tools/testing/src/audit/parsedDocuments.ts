/** The HTML of pages, parsed by a browser without loading or running anything. */
import type { Page } from '@playwright/test';

export interface ParsedDocument {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  /** By name or property. */
  readonly metas: Readonly<Record<string, string>>;
  readonly canonical: string | null;
  readonly headings: number;
  /** The JSON-LD blocks. */
  readonly data: readonly string[];
  readonly ids: readonly string[];
  /** URLs of links and subresources. */
  readonly links: readonly string[];
  readonly scripts: readonly string[];
}

/** Fetches and parses these paths with the cookies of the page, which does not navigate. */
export async function parseDocuments(page: Page, paths: readonly string[]): Promise<ParsedDocument[]> {
  const texts = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await page.request.get(path)).text() })),
  );
  return page.evaluate(
    (all) =>
      all.map(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const every = (selector: string, name: string) =>
          [...parsed.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
        const metas = [...parsed.querySelectorAll('meta[content]')].map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]);
        return {
          path,
          language: parsed.documentElement.lang,
          title: parsed.title,
          metas: Object.fromEntries(metas) as Record<string, string>,
          canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
          headings: parsed.querySelectorAll('h1').length,
          data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((part) => part.textContent),
          ids: every('[id]', 'id'),
          links: [...every('a[href], link[href]', 'href'), ...every('img[src], script[src]', 'src')],
          scripts: every('link[rel=modulepreload]', 'href'),
        };
      }),
    texts,
  );
}

/** Metadata for link previews and search results: it must end before the CSS. */
const METADATA = [
  '<title',
  '<meta name="description"',
  '<link rel="canonical"',
  '<meta property="og:',
  '<meta name="twitter:',
  '<script type="application/ld+json"',
];

/** Bytes that every crawler reads (issue 38, line 21, with room for longer texts). */
const CRAWLED_BYTES = 8 * 1024;

/** Returns a line for each part of the metadata that a crawler may miss. */
export function lateMetadata(html: Buffer): string[] {
  const ends = (start: string) => (html.includes(start) ? html.indexOf('>', html.lastIndexOf(start)) : -1);
  const css = html.indexOf('<style');
  const lateParts = METADATA.filter((start) => !(ends(start) > 0 && ends(start) < css));
  const ogImageEnd = ends('<meta property="og:image"');
  return [
    ...lateParts.map((start) => `${start} ends at byte ${ends(start)}, the CSS begins at ${css}`),
    ...(ogImageEnd > 0 && ogImageEnd < CRAWLED_BYTES ? [] : [`og:image ends at byte ${ogImageEnd}`]),
  ];
}
