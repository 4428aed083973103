import { ALIVE } from '@skal/shell/src/taps/keptTap.ts';
import type { Page } from '@playwright/test';

/** Waits until part of the page answers taps: what the shell draws, or the page in it as well. */
export async function waitForHydration(page: Page, part: 'shell' | 'page'): Promise<void> {
  await page.waitForFunction((alive) => window.skalTaps?.alive === alive, ALIVE[part]);
}
