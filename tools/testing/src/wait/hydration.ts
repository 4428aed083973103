import type { Page } from '@playwright/test';
import { HYDRATION_STAGE } from '@skal/shell/src/eventReplay/eventReplay.ts';

/** Waits until React has hydrated the shell, or the page in it as well: until then a click is only stored. */
export async function waitForHydration(page: Page, part: 'shell' | 'page'): Promise<void> {
  await page.waitForFunction((stage) => window.skalEventCapture?.interactive === stage, HYDRATION_STAGE[part]);
}
