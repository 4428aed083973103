/**
 * What of a page answers taps by now. A public page comes alive in two steps: first what the shell draws, and openers
 * of popups wherever they stand; then the page in it, once its remote is there.
 */
export const HYDRATION_STAGE = { nothing: 0, shell: 1, page: 2 } as const;

export type HydrationStage = (typeof HYDRATION_STAGE)[keyof typeof HYDRATION_STAGE];

interface Taps {
  alive: HydrationStage;
  /** What of it is React's by now, so that a tap that comes back up was answered. */
  answers: HydrationStage;
  /** The button that was tapped last, and that nothing has answered. */
  button?: HTMLElement | null;
}

declare global {
  interface Window {
    skalTaps?: Taps;
  }
}

const belongsToShell = (button: HTMLElement) => button.dataset.dialog !== undefined || !button.closest('main');

/** Tells that part of the page has just become React's. */
export function markHydrated(part: HydrationStage): void {
  const taps = window.skalTaps;
  if (taps && taps.answers < part) taps.answers = part;
}

/** Tells that part of the page answers taps from now on, and taps again what was tapped in it before. */
export function markInteractive(part: HydrationStage): void {
  const taps = window.skalTaps;
  if (!taps) return;
  if (taps.alive < part) taps.alive = part;
  // Later, for the tap itself may be what brought the page alive, and is then on its way to its own answer.
  setTimeout(() => {
    const { button } = taps;
    if (!button || (part < HYDRATION_STAGE.page && !belongsToShell(button))) return;
    taps.button = null;
    if (button.isConnected) button.click();
  });
}
