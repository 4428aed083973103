import lighthouse from 'lighthouse';
import { medianBy } from '../median.ts';
import { type Audited, CATEGORIES, type Category } from './audited.ts';
import type { AuditedPage } from './pages.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Pages of accounts ask not to be found by search engines: there it would be a fault if they could be. */
const skipped = ({ cookie }: AuditedPage) => (cookie ? ['is-crawlable'] : []);

/** Looks at a page once, as a phone on a slow line: Lighthouse's own settings, which are for one. */
async function lookAt(url: string, page: AuditedPage, port: number): Promise<Result> {
  const run = await lighthouse(url + page.path, {
    port,
    onlyCategories: [...CATEGORIES],
    skipAudits: skipped(page),
    disableFullPageScreenshot: true,
    logLevel: 'silent',
    ...(page.cookie ? { extraHeaders: { Cookie: page.cookie } } : {}),
  });
  if (!run) throw new Error(`Lighthouse said nothing of ${page.name}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${page.name}: ${lhr.runtimeError.message}`);
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname !== page.path) throw new Error(`${page.name} led to ${pathname}`);
  return lhr;
}

const scoreOf = ({ categories }: Result, category: Category) => Math.round((categories[category]?.score ?? 0) * 100);

/** What took points off in these categories, with the first places where it is. */
function faultsIn(lhr: Result): string[] {
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

/** Looks at a page so many times. */
export async function audit(url: string, page: AuditedPage, port: number, runs: number): Promise<Audited> {
  const looks: Result[] = [];
  while (looks.length < runs) looks.push(await lookAt(url, page, port));
  const middle = medianBy(looks, (lhr) => scoreOf(lhr, 'performance')) as Result;
  const worst = (category: Category) => Math.min(...looks.map((lhr) => scoreOf(lhr, category)));
  return {
    page,
    scores: {
      performance: scoreOf(middle, 'performance'),
      accessibility: worst('accessibility'),
      'best-practices': worst('best-practices'),
      seo: worst('seo'),
    },
    lcp: middle.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocked: middle.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    found: [...new Set(looks.flatMap(faultsIn))],
  };
}
