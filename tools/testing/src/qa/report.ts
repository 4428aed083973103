/** What a tester's page saves of what it shows. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that the open panel saves, as text. */
export async function saveReport(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save report' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

/** The picture of the page in it, as a `data:` address. */
export const screenshotIn = (report: string): string => /src="(data:image\/png;base64,[^"]+)"/.exec(report)?.[1] ?? '';
