/**
 * What of a page answers taps by now. A public page comes alive in two steps: first what the shell draws, and openers
 * of popups wherever they stand; then the page in it, once its remote is there.
 */
export const ALIVE = { nothing: 0, shell: 1, page: 2 } as const;

export type Alive = (typeof ALIVE)[keyof typeof ALIVE];

interface Taps {
  alive: Alive;
  /** What of it is React's by now, so that a tap that comes back up was answered. */
  answers: Alive;
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
export function answerTaps(part: Alive): void {
  const taps = window.skalTaps;
  if (taps && taps.answers < part) taps.answers = part;
}

/** Tells that part of the page answers taps from now on, and taps again what was tapped in it before. */
export function comeAlive(part: Alive): void {
  const taps = window.skalTaps;
  if (!taps) return;
  if (taps.alive < part) taps.alive = part;
  // Later, for the tap itself may be what brought the page alive, and is then on its way to its own answer.
  setTimeout(() => {
    const { button } = taps;
    if (!button || (part < ALIVE.page && !belongsToShell(button))) return;
    taps.button = null;
    if (button.isConnected) button.click();
  });
}
