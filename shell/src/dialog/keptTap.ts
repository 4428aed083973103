declare global {
  interface Window {
    /** The popup whose opener was tapped before the page was interactive; false once the page is. */
    skalKeptTap?: string | false;
  }
}

/** Takes the kept tap, if any; from now on taps are answered at once. */
export function takeKeptTap(): string | null {
  const name = window.skalKeptTap;
  window.skalKeptTap = false;
  return name || null;
}

/**
 * The page's first script keeps a tap on a popup's opener until the page is interactive. It is inlined in
 * every composed page and allowed by its hash.
 */
export const KEEP_TAPS_SCRIPT =
  "addEventListener('click',function(e){var o=e.target.closest&&e.target.closest('[data-dialog]');" +
  'if(o&&window.skalKeptTap!==false)window.skalKeptTap=o.dataset.dialog},true)';
