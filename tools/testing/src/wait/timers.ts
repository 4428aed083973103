import type { Page } from '@playwright/test';

/** Timers up to this length run at once or with the next frame, and are never held. */
const SOON_MS = 20;

/** Lets `holdTimersUntilRendered` hold the timers of the page. Call it before the page opens: React keeps the `setTimeout` that it finds. */
export async function installTimerControl(page: Page): Promise<void> {
  await page.addInitScript((soon: number) => {
    const wait = window.setTimeout;
    const holdableTimeout = (work: TimerHandler, ms = 0, ...rest: unknown[]) => {
      const run = () => (typeof work === 'function' ? work(...rest) : undefined);
      if (!window.skalHeld || ms <= soon) return wait(run, ms);
      return window.skalHeld.push(() => wait(run, ms));
    };
    Object.assign(window, { setTimeout: holdableTimeout });
  }, SOON_MS);
}

/** Makes timers of exactly this length never fire on pages opened from now on. */
export async function ignoreTimers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((dropped: number) => {
    const wait = window.setTimeout;
    const filteredTimeout = (work: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === dropped ? 0 : wait(work, after, ...rest);
    Object.assign(window, { setTimeout: filteredTimeout });
  }, ms);
}

/**
 * Holds all timers from the moment the code of a tab has loaded until the tab is rendered; `window.skalDrawn` then lists
 * the files that were rendered. React delays the replacement of a fallback by a timer of up to 300 ms: a tab that waits
 * for one is never rendered here, on a fast machine and on a busy one.
 */
export async function holdTimersUntilRendered(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { skalImport } = window;
    const panel = () => document.querySelector('[role=tabpanel][data-state=active]')?.innerHTML;
    let shown: string | undefined;
    const arrived: string[] = [];
    window.skalDrawn = [];
    window.skalImport = async (url) => {
      const module = await skalImport(url);
      arrived.push(url);
      [shown, window.skalHeld] = [panel(), window.skalHeld ?? []];
      return module;
    };
    new MutationObserver(() => {
      if (!window.skalHeld || panel() === shown) return;
      for (const startTimer of window.skalHeld) startTimer();
      window.skalHeld = undefined;
      window.skalDrawn.push(...arrived.splice(0));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

declare global {
  interface Window {
    /** Each starts a held timer. Undefined while no timer is held. */
    skalHeld: (() => void)[] | undefined;
    /** The URLs of loaded files that have been rendered. */
    skalDrawn: string[];
    skalImport: (url: string) => Promise<unknown>;
  }
}
