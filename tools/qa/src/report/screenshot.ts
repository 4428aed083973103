import { domToPng } from 'modern-screenshot';

/** Without the panel, and without `noscript`: no script runs in the picture, so a browser would show what is in it. */
const isOfPage = (node: Node): boolean => !(node instanceof Element && node.matches('[data-qa], noscript'));

/** What is chosen of a list is known to the list, and not to its HTML, from which the picture is drawn. */
function copyChoices(page: Element, copy: Element): void {
  const options = [...page.querySelectorAll('option')].filter((option) => !option.closest('[data-qa]'));
  for (const [at, copied] of copy.querySelectorAll('option').entries()) {
    copied.toggleAttribute('selected', options[at]?.selected ?? false);
  }
}

/** Without scrollbars: one that takes room makes what it moves narrower than it is on the screen. */
function hideScrollbar(node: Node): void {
  if (node instanceof HTMLElement) node.style.setProperty('scrollbar-width', 'none');
}

/** A picture of what is on the screen, without the panel. */
export function captureScreenshot(): Promise<string> {
  const { documentElement: root, body } = document;
  const { scrollY, innerWidth: width, innerHeight: height } = window;
  return domToPng(body, {
    ...{ width, height, backgroundColor: getComputedStyle(root).backgroundColor },
    // The picture is of a window that nobody has scrolled. The page is moved up in it, by a margin: a transform would take
    // along what is fixed to the window, and what sticks to its edge.
    style: { height: `${body.offsetHeight}px`, margin: `${-scrollY}px 0 0` },
    features: { restoreScrollPosition: true },
    filter: isOfPage,
    onCloneEachNode: hideScrollbar,
    onCloneNode: (copy) => {
      if (copy instanceof Element) copyChoices(body, copy);
    },
  });
}
