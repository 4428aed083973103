import { findFreePort } from '@skal/shell/server/http/freePort.ts';
import { launchBrowser } from '@skal/tooling/src/browser/launchBrowser.ts';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import { DEMO, sessionCookie } from '../accounts.ts';
import { medianBy } from '../harness/table.ts';
import { withSite } from '../serverProcess.ts';
import { type AuditResult, type AuditTarget, CATEGORIES, type Category } from './report.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Audits a page once, with Lighthouse's default settings: a phone on a slow connection. */
async function auditOnce(url: string, page: AuditTarget, port: number): Promise<Result> {
  const run = await lighthouse(url + page.path, {
    port,
    onlyCategories: [...CATEGORIES],
    // Search engines must not index the pages of accounts.
    skipAudits: page.cookie ? ['is-crawlable'] : [],
    disableFullPageScreenshot: true,
    logLevel: 'silent',
    ...(page.cookie ? { extraHeaders: { Cookie: page.cookie } } : {}),
  });
  if (!run) throw new Error(`Lighthouse returned nothing for ${page.name}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${page.name}: ${lhr.runtimeError.message}`);
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname !== page.path) throw new Error(`${page.name} was redirected to ${pathname}`);
  return lhr;
}

const scoreOf = ({ categories }: Result, category: Category) => Math.round((categories[category]?.score ?? 0) * 100);

function findingsIn(lhr: Result): string[] {
  return CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      const { details } = audit;
      const places = details && 'items' in details ? JSON.stringify(details.items).slice(0, 400) : '';
      return [`${category}: ${id}: ${audit.title} ${places}`.trim()];
    }),
  );
}

async function audit(url: string, page: AuditTarget, port: number, runs: number): Promise<AuditResult> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await auditOnce(url, page, port));
  const middle = medianBy(results, (lhr) => scoreOf(lhr, 'performance'));
  const minScore = (category: Category) => Math.min(...results.map((lhr) => scoreOf(lhr, category)));
  return {
    page,
    scores: {
      performance: scoreOf(middle, 'performance'),
      accessibility: minScore('accessibility'),
      'best-practices': minScore('best-practices'),
      seo: minScore('seo'),
    },
    lcp: middle.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    totalBlockingMs: middle.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    findings: [...new Set(results.flatMap(findingsIn))],
  };
}

/** The public pages of the sitemap, then the first page of each kind of account. */
async function findPages(url: string): Promise<AuditTarget[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  if (paths.length === 0) throw new Error('The sitemap has no pages');
  return [
    ...paths.map((path) => ({ name: path, path })),
    { name: '/dashboard before launch', path: '/dashboard', cookie: await sessionCookie(url, DEMO.client) },
    { name: '/dashboard live', path: '/dashboard', cookie: await sessionCookie(url, DEMO.live) },
    { name: '/admin', path: '/admin', cookie: await sessionCookie(url, DEMO.operator) },
  ];
}

/** A running site with a browser. */
export interface AuditSite {
  readonly url: string;
  readonly browser: Browser;
  readonly pages: readonly AuditTarget[];
  audit(runs: number): Promise<AuditResult[]>;
}

/**
 * Runs something with a production site on demo data and a browser.
 * @param paths only the pages of these paths; all when it is empty
 */
export const withAuditSite = <T>(paths: readonly string[], use: (site: AuditSite) => Promise<T>): Promise<T> =>
  withSite(async ({ url }) => {
    const pages = (await findPages(url)).filter(({ path }) => paths.length === 0 || paths.includes(path));
    if (pages.length === 0) throw new Error(`No page has the path ${paths.join(' or ')}`);
    const port = await findFreePort();
    const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
    const auditAll = async (runs: number) => {
      const results: AuditResult[] = [];
      for (const page of pages) {
        console.log(`${page.name}: Lighthouse …`);
        results.push(await audit(url, page, port, runs));
      }
      return results;
    };
    try {
      return await use({ url, browser, pages, audit: auditAll });
    } finally {
      await browser.close();
    }
  });
