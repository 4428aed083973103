/** What the HTML of pages says, read as a browser reads it, without anything of it being loaded or run. */
import type { Page } from 'playwright-core';

export interface PageDocument {
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
export async function readDocuments(page: Page, paths: readonly string[]): Promise<PageDocument[]> {
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
