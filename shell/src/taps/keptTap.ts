/**
 * What of a page answers taps by now. A public page comes alive in two steps: first what the shell draws, and openers
 * of popups wherever they stand; then the page in it, once its remote is there.
 */
export const ALIVE = { nothing: 0, shell: 1, page: 2 } as const;

export type Alive = (typeof ALIVE)[keyof typeof ALIVE];

interface Taps {
  alive: Alive;
  /** The button that was tapped last, and that nothing has answered. */
  button?: HTMLElement | null;
}

declare global {
  interface Window {
    skalTaps?: Taps;
  }
}

/**
 * The page's first script, right behind its content: keeps the last tap on a button, and Enter in a form, while
 * nothing answers it. It is inlined in every composed page and allowed by its hash.
 *
 * A tap on something that React has yet to take over is stopped by React on its way down, unless it can take it over
 * at once. So what comes back up has been answered.
 */
export const KEEP_TAPS_SCRIPT = [
  '(function(){var t=window.skalTaps={alive:0};',
  "function button(e){var o=e.target;if(e.type==='click')return o.closest&&o.closest('button');",
  "if(e.key==='Enter'&&o.tagName==='INPUT'&&o.form)return[].slice.call(o.form.querySelectorAll('button')).pop()}",
  'function keep(e){var o=button(e);',
  "if(o&&(!t.alive||t.alive<2&&!o.dataset.dialog&&o.closest('main')))t.button=o}",
  'function answered(e){if(t.alive&&t.button===button(e))t.button=null}',
  "['click','keydown'].forEach(function(n){addEventListener(n,keep,true);addEventListener(n,answered)})})()",
].join('');

const belongsToShell = (button: HTMLElement) => button.dataset.dialog !== undefined || !button.closest('main');

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
