/**
 * How much of the page is hydrated. A public page hydrates in two steps: first the shell, with all dialog triggers;
 * then the page in it, once its remote has loaded.
 */
export const HYDRATION_STAGE = { nothing: 0, shell: 1, page: 2 } as const;

export type HydrationStage = (typeof HYDRATION_STAGE)[keyof typeof HYDRATION_STAGE];

interface CapturedEvents {
  /** The stage whose clicks are handled, and no longer captured. */
  interactive: HydrationStage;
  /** The hydrated stage. An event in it that bubbles back up has been handled. */
  hydrated: HydrationStage;
  /** The last clicked button whose click was not handled. */
  button?: HTMLElement | null;
}

declare global {
  interface Window {
    skalEventCapture?: CapturedEvents;
  }
}

/** Outside of `main`, buttons are the shell's, except on pages with a frame of their own. */
const belongsToShell = (button: HTMLElement) =>
  button.dataset.dialog !== undefined || !button.closest('main, [data-framed]');

/** Marks a part as hydrated by React. */
export function markHydrated(part: HydrationStage): void {
  const captured = window.skalEventCapture;
  if (captured && captured.hydrated < part) captured.hydrated = part;
}

/** How many frames a click is repeated: as long as a part of the page may take to hydrate. */
const FRAMES = 600;

let isReplaying = false;
/** Number of the last press that is repeated: an earlier one no longer is. */
let lastPress = 0;

/** Watches whether a click reaches its button: React stops the events of parts that it has not hydrated. */
function watchArrival(button: HTMLElement): () => boolean {
  let hasArrived = false;
  const arrive = () => {
    hasArrived = true;
  };
  button.addEventListener('click', arrive);
  return () => {
    button.removeEventListener('click', arrive);
    return hasArrived;
  };
}

/** Clicks a button, again in the next frame until the click reaches it: a page may contain parts that hydrate after it. */
function click(button: HTMLElement, frames = FRAMES, press = ++lastPress): void {
  if (!button.isConnected || frames === 0 || press !== lastPress) return;
  const hasArrived = watchArrival(button);
  isReplaying = true;
  button.click();
  isReplaying = false;
  if (!hasArrived()) requestAnimationFrame(() => click(button, frames - 1, press));
}

/** Repeats a click on a part that is not hydrated yet while its page is. */
function repeatStopped(event: MouseEvent): void {
  const button = isReplaying ? null : (event.target as Element | null)?.closest('button');
  if (!button) return;
  const hasArrived = watchArrival(button);
  // After the event: a handler that stops it has answered it, and prevents its default action.
  setTimeout(() => {
    if (!hasArrived() && !event.defaultPrevented) click(button);
  });
}

/** Marks a part as interactive, and replays the click that was captured in it. */
export function markInteractive(part: HydrationStage): void {
  const captured = window.skalEventCapture;
  if (!captured) return;
  if (captured.interactive < part) captured.interactive = part;
  if (part === HYDRATION_STAGE.page) window.addEventListener('click', repeatStopped, true);
  // Deferred: the original click may have triggered hydration, and is then still being handled.
  setTimeout(() => {
    const { button } = captured;
    if (!button || (part < HYDRATION_STAGE.page && !belongsToShell(button))) return;
    captured.button = null;
    click(button);
  });
}
