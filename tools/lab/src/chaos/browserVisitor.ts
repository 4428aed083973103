/** A browser visitor that opens pages of the site during the experiments. */

import type { Page } from '@playwright/test';
import { launchBrowser } from '@skal/tooling/src/browser/launchBrowser.ts';

/** The site's own origin: the load balancer. */
const SITE = 'http://localhost:8080';
const PATHS = ['/about', '/solutions', '/contact'];
const FORM = [
  [/^Full Name/, 'Bo Holm'],
  [/^Email Address/, 'bo@visitors.example'],
  [/^Subject/, 'After all that'],
  [/^Message/, 'Is anybody there?'],
] as const;
const INTERVAL_MS = 400;
const TIMEOUT_MS = 10_000;

export interface BrowserVisitor {
  /** The number of loaded pages, and a line for each that failed. */
  readonly loadedPages: number;
  readonly failedPages: readonly string[];
  /** Sends the form of the contact page. Resolves with the confirmation. */
  submitForm(): Promise<string>;
  close(): Promise<void>;
}

async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(SITE + path, { timeout: TIMEOUT_MS });
  if (response?.status() !== 200) throw new Error(`status ${response?.status()}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: TIMEOUT_MS });
}

export async function openBrowserVisitor(): Promise<BrowserVisitor> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const failedPages: string[] = [];
  let loadedPages = 0;
  let isRunning = true;
  const visitPages = async () => {
    for (let step = 0; isRunning; step += 1) {
      const path = PATHS[step % PATHS.length] ?? '/';
      await visit(page, path).then(
        () => {
          loadedPages += 1;
        },
        ({ message }: Error) => failedPages.push(`${path}: ${message.split('\n')[0]}`),
      );
      await page.waitForTimeout(INTERVAL_MS);
    }
  };
  const visits = visitPages();
  return {
    get loadedPages() {
      return loadedPages;
    },
    failedPages,
    async submitForm() {
      isRunning = false;
      await visits;
      await page.goto(`${SITE}/contact`);
      for (const [name, text] of FORM) await page.getByRole('textbox', { name }).fill(text);
      await page.getByRole('button', { name: /send/i }).click();
      return (
        await page
          .getByText(/Thank you/)
          .first()
          .innerText({ timeout: TIMEOUT_MS })
      ).trim();
    },
    async close() {
      isRunning = false;
      await visits;
      await browser.close();
    },
  };
}
