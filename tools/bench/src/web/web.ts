import { launchBrowser } from '@skal/tooling/src/browser/launchBrowser.ts';
import type { Browser } from 'playwright-core';
import { withAuditSite } from '../lighthouse/audit.ts';
import { auditTable } from '../lighthouse/report.ts';
import { withFolder, withSite } from '../serverProcess.ts';
import { benchPages, type VariantUrls } from './pageTable.ts';
import { benchSwitches } from './switches.ts';
import { benchThroughput } from './throughput.ts';
import { buildOneApplication } from './variants/oneApplication.ts';
import { serveVariant } from './variants/variantServer.ts';

const PARTS = ['lighthouse', 'pages', 'switches', 'throughput'] as const;

interface Options {
  readonly runs: number;
  readonly seconds: number;
  readonly only?: readonly (typeof PARTS)[number][];
}

/** Runs something with other builds of the same sources, served in front of a site. */
const withVariants = <T>(siteUrl: string, use: (urls: VariantUrls) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    console.log('One application of the same sources …');
    const app = await buildOneApplication(folder);
    const prerendered = await serveVariant('prerendered', app, siteUrl);
    const singlePage = await serveVariant('single-page', app, siteUrl);
    try {
      return await use({ prerendered: prerendered.url, singlePage: singlePage.url });
    } finally {
      prerendered.close();
      singlePage.close();
    }
  });

async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Measures pages with Lighthouse; on a slow phone beside the same pages without script, as a prerendered application and as a
 * single-page build of the same sources; switches between screens; and how many pages the server renders.
 * @param paths only the pages of these paths; all when it is empty
 */
export async function benchWeb(paths: readonly string[], { runs, seconds, only = PARTS }: Options): Promise<string> {
  const tables: string[] = [];
  /** Shows each table at once: a run takes an hour. */
  const add = (table: string) => {
    console.log(`\n${table}\n`);
    tables.push(table);
  };
  if (only.includes('lighthouse')) add(await withAuditSite(paths, async ({ audit }) => auditTable(await audit(runs))));
  await withSite(async (site) => {
    // First, while nothing else runs.
    if (only.includes('throughput')) add(await benchThroughput(site, seconds));
    await withBrowser(async (browser) => {
      const measurePages = (urls: VariantUrls) =>
        benchPages(browser, { product: site.url, ...urls }, { paths, runs, onPage: (table) => console.log(table) });
      if (only.includes('switches')) add(await benchSwitches(browser, site.url, runs));
      if (only.includes('pages')) add(await withVariants(site.url, measurePages));
    });
  });
  return tables.join('\n\n');
}
