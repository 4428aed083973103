/** Delay of the first lookup after a change of the page (E5), in milliseconds. */
export const FIRST_CHECK_MS = 100;
/** How long a page may take to render the section (T15). */
const TIMEOUT_MS = 3_000;

/** Ignores skeletons of loading pages, and pages behind a closing menu, which are hidden from screen readers. */
const NOT_YET = '[data-page-placeholder], [aria-hidden="true"]';

/**
 * Calls back with the element once the page has it: looks after 100 ms, then observes the page for three seconds at
 * most.
 * @returns a function that cancels it
 */
export function whenElementPresent(selector: string, found: (element: HTMLElement) => void): () => void {
  let observer: MutationObserver | undefined;
  const check = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element || element.closest(NOT_YET)) return false;
    stop();
    found(element);
    return true;
  };
  const first = setTimeout(() => {
    if (check()) return;
    observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
  }, FIRST_CHECK_MS);
  const last = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    clearTimeout(first);
    clearTimeout(last);
    observer?.disconnect();
  };
  return stop;
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a section under the fixed bar and focuses it; without animation for reduced motion. */
export function scrollToSection(id: string): () => void {
  return whenElementPresent(`#${CSS.escape(id)}`, (section) => {
    section.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
    if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
    section.focus({ preventScroll: true });
  });
}
