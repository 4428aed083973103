import { launchBrowser } from '@skal/tooling/src/browser/launchBrowser.ts';
import type { Browser } from 'playwright-core';
import { withAuditSite } from '../lighthouse/audit.ts';
import { auditTable } from '../lighthouse/report.ts';
import { withFolder, withSite } from '../serverProcess.ts';
import { benchPages } from './pageTable.ts';
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

/** Runs something with the single-page build and the prerendered application of the same sources. */
const withOneApplication = <T>(
  siteUrl: string,
  use: (urls: { prerendered: string; singlePage: string }) => Promise<T>,
): Promise<T> =>
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
  if (only.includes('lighthouse'))
    tables.push(await withAuditSite(paths, async ({ audit }) => auditTable(await audit(runs))));
  await withSite(async (site) => {
    // First, while nothing else runs.
    if (only.includes('throughput')) tables.push(await benchThroughput(site, seconds));
    await withBrowser(async (browser) => {
      if (only.includes('pages'))
        tables.push(
          await withOneApplication(site.url, (urls) =>
            benchPages(browser, { product: site.url, ...urls }, { paths, runs }),
          ),
        );
      if (only.includes('switches')) tables.push(await benchSwitches(browser, site.url, runs));
    });
  });
  return tables.join('\n\n');
}
