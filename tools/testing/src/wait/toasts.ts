import type { Page } from '@playwright/test';

/** For so long a toast stays (A9), in milliseconds. */
const STAYS_MS = 5_000;

/** Toasts of the pages that come stay until they are closed: a busy machine may need longer to look at one than it stays. */
export async function pinToasts(page: Page): Promise<void> {
  await page.addInitScript((stays: number) => {
    const wait = window.setTimeout;
    const begin = (work: TimerHandler, ms?: number, ...rest: unknown[]) => (ms === stays ? 0 : wait(work, ms, ...rest));
    Object.assign(window, { setTimeout: begin });
  }, STAYS_MS);
}
