/** What the HTML of pages says, read as a browser reads it, without anything of it being loaded or run. */
import type { Page } from '@playwright/test';

export interface ParsedDocument {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  /** By name or property. */
  readonly metas: Readonly<Record<string, string>>;
  readonly canonical: string | null;
  readonly headings: number;
  /** The data for search engines, one text for each. */
  readonly data: readonly string[];
  readonly ids: readonly string[];
  /** Addresses of whatever it leads to or is made of. */
  readonly links: readonly string[];
  readonly scripts: readonly string[];
}

/** Reads the HTML of these paths; cookies are those of the page, which goes nowhere. */
export async function parseDocuments(page: Page, paths: readonly string[]): Promise<ParsedDocument[]> {
  const texts = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await page.context().request.get(path)).text() })),
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

/** What a crawler reads of a page for a link preview or a search result: the last of each comes before the CSS. */
const METADATA = [
  '<title',
  '<meta name="description"',
  '<link rel="canonical"',
  '<meta property="og:',
  '<meta name="twitter:',
  '<script type="application/ld+json"',
];

/** The crawlers that read least stop after so many bytes (issue 38, line 21, with room for longer texts). */
const CRAWLED = 8 * 1024;

/** What of the metadata in a page's head a crawler may miss, a line for each. */
export function lateMetadata(html: Buffer): string[] {
  const ends = (start: string) => (html.includes(start) ? html.indexOf('>', html.lastIndexOf(start)) : -1);
  const css = html.indexOf('<style');
  const late = METADATA.filter((start) => !(ends(start) > 0 && ends(start) < css));
  const picture = ends('<meta property="og:image"');
  return [
    ...late.map((start) => `${start} ends at byte ${ends(start)}, the CSS begins at ${css}`),
    ...(picture > 0 && picture < CRAWLED ? [] : [`og:image ends at byte ${picture}`]),
  ];
}
