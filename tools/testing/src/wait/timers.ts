import type { Page } from '@playwright/test';

/** What begins at once, or with the next frame, is no waiting. */
const SOON_MS = 20;

/** Timers of the pages that come can be held from now on. Before the page opens: React keeps the timer that it finds. */
export async function installTimerControl(page: Page): Promise<void> {
  await page.addInitScript((soon: number) => {
    const wait = window.setTimeout;
    const begin = (work: TimerHandler, ms = 0, ...rest: unknown[]) => {
      const run = () => (typeof work === 'function' ? work(...rest) : undefined);
      if (!window.skalHeld || ms <= soon) return wait(run, ms);
      return window.skalHeld.push(() => wait(run, ms));
    };
    Object.assign(window, { setTimeout: begin });
  }, SOON_MS);
}

/** A timer of just so long never ends on the pages that come: what it limits is the subject of another test. */
export async function ignoreTimers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((dropped: number) => {
    const wait = window.setTimeout;
    const begin = (work: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === dropped ? 0 : wait(work, after, ...rest);
    Object.assign(window, { setTimeout: begin });
  }, ms);
}

/**
 * No timer ends between the moment in which the code of a tab is there and the one in which the tab is drawn;
 * `window.skalDrawn` has the files of which something was. React keeps back what takes a fallback's place by a timer of up to
 * 300 ms: a tab that waits for one is never drawn, on a fast machine and on a busy one.
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
      for (const begin of window.skalHeld) begin();
      window.skalHeld = undefined;
      window.skalDrawn.push(...arrived.splice(0));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

declare global {
  interface Window {
    /** Begins each timer that is held; none is held where this is not set. */
    skalHeld: (() => void)[] | undefined;
    /** The addresses of files that came, and of which something is on the screen. */
    skalDrawn: string[];
    skalImport: (url: string) => Promise<unknown>;
  }
}
