/** The first look for a section after a change of page (E5), in milliseconds. */
export const FIRST_CHECK_MS = 100;
/** How long a page may take to bring the section (T15). */
const PATIENCE_MS = 3_000;

/**
 * A page that is still on its way shows a stand-in, which is not the place to go to; and as long as a menu slides out, the page
 * behind it can't be read aloud.
 */
const NOT_YET = '[data-stand-in], [aria-hidden="true"]';

/**
 * Calls back with the element as soon as the page has it: after a first look at 100 ms, watching for at
 * most three seconds. Returns the function that gives up.
 */
export function whenElementPresent(selector: string, found: (element: HTMLElement) => void): () => void {
  let observer: MutationObserver | undefined;
  const look = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element || element.closest(NOT_YET)) return false;
    stop();
    found(element);
    return true;
  };
  const first = setTimeout(() => {
    if (look()) return;
    observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
  }, FIRST_CHECK_MS);
  const last = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(first);
    clearTimeout(last);
    observer?.disconnect();
  };
  return stop;
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a section under the fixed bar and moves the focus to it; at once for who wants no motion. */
export function scrollToSection(id: string): () => void {
  return whenElementPresent(`#${CSS.escape(id)}`, (section) => {
    section.scrollIntoView({ behavior: calm() ? 'instant' : 'smooth', block: 'start' });
    if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
    section.focus({ preventScroll: true });
  });
}
