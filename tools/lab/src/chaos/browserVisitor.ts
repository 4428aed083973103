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
const PAUSE_MS = 400;
const PATIENCE_MS = 10_000;

export interface BrowserVisitor {
  /** The number of loaded pages, and a line for each that failed. */
  readonly seen: number;
  readonly missed: readonly string[];
  /** Sends the form of the contact page. Resolves with the confirmation. */
  submitForm(): Promise<string>;
  close(): Promise<void>;
}

async function look(page: Page, path: string): Promise<void> {
  const answer = await page.goto(SITE + path, { timeout: PATIENCE_MS });
  if (answer?.status() !== 200) throw new Error(`status ${answer?.status()}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE_MS });
}

export async function openBrowserVisitor(): Promise<BrowserVisitor> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const missed: string[] = [];
  let seen = 0;
  let walking = true;
  const walk = async () => {
    for (let step = 0; walking; step += 1) {
      const path = PATHS[step % PATHS.length] ?? '/';
      await look(page, path).then(
        () => {
          seen += 1;
        },
        ({ message }: Error) => missed.push(`${path}: ${message.split('\n')[0]}`),
      );
      await page.waitForTimeout(PAUSE_MS);
    }
  };
  const walked = walk();
  return {
    get seen() {
      return seen;
    },
    missed,
    async submitForm() {
      walking = false;
      await walked;
      await page.goto(`${SITE}/contact`);
      for (const [name, text] of FORM) await page.getByRole('textbox', { name }).fill(text);
      await page.getByRole('button', { name: /send/i }).click();
      return (
        await page
          .getByText(/Thank you/)
          .first()
          .innerText({ timeout: PATIENCE_MS })
      ).trim();
    },
    async close() {
      walking = false;
      await walked;
      await browser.close();
    },
  };
}
