/** The report that the QA panel saves. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Saves the report in the open panel and returns its HTML. */
export async function saveReport(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save report' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

/** The screenshot in a report, as a `data:` URL. */
export const screenshotIn = (report: string): string => /src="(data:image\/png;base64,[^"]+)"/.exec(report)?.[1] ?? '';
