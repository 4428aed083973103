import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@skal/tooling/src/browser.ts';
import { type Copy, makeCopy } from '@skal/tooling/src/testing/copy.ts';
import type { Page } from 'playwright-core';
import { startChild } from './child.ts';
import { median } from './median.ts';
import { markdown } from './table.ts';

/** The remote with the most code, one of its pages, and where the words on it stand. */
const REMOTE = {
  name: 'mfe-admin',
  path: '/admin/audit?as=operator',
  file: 'src/content/audit.ts',
  words: 'Who did what',
};
const SAVES = 15;
/** A build keeps what it has read once nothing has happened for so long. */
const KEPT_MS = 12_000;

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

/** How long it takes from each save of a file until the page shows it. */
async function measureSaves(copy: Copy, page: Page): Promise<number[]> {
  const file = join(copy.dir, REMOTE.name, REMOTE.file);
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save++) {
    const words = `Save ${save} of ${SAVES}`;
    // Looked for in each frame: a locator looks again after up to half a second.
    const shown = page.waitForFunction((saved) => document.body.innerText.includes(saved), words);
    const start = performance.now();
    writeFileSync(file, text.replace(REMOTE.words, words));
    await shown;
    times.push(performance.now() - start);
  }
  writeFileSync(file, text);
  return times;
}

/** Starts work on the remote and opens a page of it. */
async function measureStart(copy: Copy, what: string): Promise<string[]> {
  console.log(`${REMOTE.name}, ${what} …`);
  const browser = await launchBrowser();
  const start = performance.now();
  const child = await startChild(join(copy.dir, 'tools/cli/src/cli.ts'), { PORT: '0' }, ['dev', REMOTE.name]);
  try {
    const ready = secondsSince(start);
    const page = await browser.newPage();
    await page.goto(new URL(REMOTE.path, child.url).href);
    await page.getByText(REMOTE.words).waitFor();
    const shown = secondsSince(start);
    const saves = await measureSaves(copy, page);
    await page.waitForTimeout(KEPT_MS);
    return [what, ready, shown, median(saves).toFixed(0), Math.max(...saves).toFixed(0)];
  } finally {
    await browser.close();
    await child.stop();
  }
}

/** What a team waits for that works on one remote: the start, and from a save until the page shows it. */
export async function benchDev(): Promise<string> {
  const copy = makeCopy([REMOTE.name]);
  try {
    const rows = [await measureStart(copy, 'first start'), await measureStart(copy, 'second start')];
    return markdown([REMOTE.name, 'ready s', 'page shown s', 'save to screen ms', 'the slowest'], rows);
  } finally {
    copy.remove();
  }
}
