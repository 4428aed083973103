import type { Browser } from 'playwright-core';
import { DEMO, sessionCookie } from '../accounts.ts';
import { formatQuartiles, formatTable, median } from '../harness/table.ts';
import { PAGES, type WebPage } from './pages.ts';
import { type LoadFigures, measureLoad, measurePress, type Press } from './phone.ts';
import { warmUp } from './warmUp.ts';

/** Where other builds of the same sources are served. */
export interface VariantUrls {
  readonly prerendered: string;
  readonly singlePage: string;
}

type Urls = VariantUrls & { readonly product: string };

/** One way to serve the pages, with what it was measured at. */
interface Variant {
  readonly name: string;
  readonly url: string;
  readonly blocked?: readonly string[];
  readonly loads: LoadFigures[];
  readonly presses: Press[];
}

const variantsOf = ({ product, prerendered, singlePage }: Urls): Variant[] =>
  [
    { name: 'Skal', url: product },
    { name: 'without script', url: product, blocked: ['*.js'] },
    { name: 'prerendered', url: prerendered },
    { name: 'single-page', url: singlePage },
  ].map((variant) => ({ ...variant, loads: [], presses: [] }));

const HEAD = [
  ...[
    'page',
    'build',
    'frames',
    'FCP ms',
    'LCP ms',
    'content ms',
    'answered ms',
    'lost presses',
    'longest task ms',
    'INP ms',
  ],
  ...['CLS', 'script kB', 'all kB', 'requests'],
];

function rowOf(path: string, { name, loads, presses }: Variant): string[] {
  const quartiles = (read: (load: LoadFigures) => number) => formatQuartiles(loads.map(read));
  const medianOf = (read: (load: LoadFigures) => number, digits = 0) => median(loads.map(read)).toFixed(digits);
  const lost = presses.filter((press) => press.presses > 1).length;
  const hasScript = presses.length > 0;
  return [
    ...[path, name, String(loads.filter(({ isComplete }) => !isComplete).length)],
    ...[quartiles(({ fcp }) => fcp), quartiles(({ lcp }) => lcp), quartiles(({ content }) => content)],
    ...(hasScript ? [formatQuartiles(presses.map(({ answered }) => answered)), String(lost)] : ['', '']),
    ...(hasScript ? [quartiles(({ longestTask }) => longestTask), quartiles(({ inp }) => inp)] : ['', '']),
    ...[medianOf(({ cls }) => cls, 3), medianOf(({ scriptBytes }) => scriptBytes / 1000, 1)],
    ...[medianOf(({ bytes }) => bytes / 1000, 1), medianOf(({ requests }) => requests)],
  ];
}

/** What the targets name: figures of the product divided by those of the others. */
function ratiosOf(path: string, [product, bare, prerendered, singlePage]: readonly Variant[]): string[] {
  const content = (variant?: Variant) => median((variant?.loads ?? []).map((load) => load.content));
  const script = (variant?: Variant) => median((variant?.loads ?? []).map((load) => load.scriptBytes));
  const answered = (variant?: Variant) => median((variant?.presses ?? []).map((press) => press.answered));
  return [
    path,
    ...[content(product) / content(bare), content(product) / content(singlePage)].map((ratio) => ratio.toFixed(2)),
    ...[answered(product) / answered(prerendered), script(product) / script(prerendered)].map((ratio) =>
      ratio.toFixed(2),
    ),
  ];
}

/** Measures a page in all its builds in turn, so that a slow moment of the machine affects all of them. */
async function measurePage(browser: Browser, urls: Urls, page: WebPage, runs: number): Promise<Variant[]> {
  const variants = variantsOf(urls);
  const cookie = page.account && (await sessionCookie(urls.product, DEMO[page.account]));
  for (let run = 0; run < runs; run += 1) {
    console.log(`${page.path}: run ${run + 1} of ${runs} …`);
    for (const { url, blocked, loads, presses } of run % 2 ? variants.toReversed() : variants) {
      // Without script a frame would never show its content.
      if (cookie && blocked) await warmUp(url + page.path, cookie);
      const opening = { url, path: page.path, cookie, blocked };
      loads.push(await measureLoad(browser, opening, page));
      if (!blocked) presses.push(await measurePress(browser, opening, page));
    }
  }
  return variants;
}

/** Measures pages on a slow phone, beside other builds of the same sources. */
export async function benchPages(
  browser: Browser,
  urls: Urls,
  { paths, runs, onPage }: { paths: readonly string[]; runs: number; onPage: (table: string) => void },
): Promise<string> {
  const pages = PAGES.filter(({ path }) => paths.length === 0 || paths.includes(path));
  const rows: string[][] = [];
  const ratios: string[][] = [];
  for (const page of pages) {
    const variants = await measurePage(browser, urls, page, runs);
    const pageRows = variants.map((variant) => rowOf(page.path, variant));
    onPage(formatTable(HEAD, pageRows, 2));
    rows.push(...pageRows);
    ratios.push(ratiosOf(page.path, variants));
  }
  const names = [
    'page',
    'content / without script',
    'content / single-page',
    'answered / prerendered',
    'script / one application',
  ];
  return `${formatTable(HEAD, rows, 2)}\n\n${formatTable(names, ratios)}`;
}
