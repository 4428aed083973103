import { domToPng } from 'modern-screenshot';

/** Excludes the panel and `noscript`, whose content would be visible, because scripts do not run in the image. */
const isOfPage = (node: Node): boolean => !(node instanceof Element && node.matches('[data-qa], noscript'));

/** The selected option of a list is a property, and not in the HTML that is rendered. */
function copyChoices(page: Element, copy: Element): void {
  const options = [...page.querySelectorAll('option')].filter((option) => !option.closest('[data-qa]'));
  for (const [at, clone] of copy.querySelectorAll('option').entries()) {
    clone.toggleAttribute('selected', options[at]?.selected ?? false);
  }
}

/** Hides scrollbars: one that takes space would make the content narrower than on the screen. */
function hideScrollbar(node: Node): void {
  if (node instanceof HTMLElement) node.style.setProperty('scrollbar-width', 'none');
}

/** Takes a screenshot of the visible page, without the panel. */
export function captureScreenshot(): Promise<string> {
  const { documentElement: root, body } = document;
  const { scrollY, innerWidth: width, innerHeight: height } = window;
  return domToPng(body, {
    ...{ width, height, backgroundColor: getComputedStyle(root).backgroundColor },
    // The image shows an unscrolled window. A margin moves the page up: a transform would move fixed and sticky elements too.
    style: { height: `${body.offsetHeight}px`, margin: `${-scrollY}px 0 0` },
    features: { restoreScrollPosition: true },
    filter: isOfPage,
    onCloneEachNode: hideScrollbar,
    onCloneNode: (copy) => {
      if (copy instanceof Element) copyChoices(body, copy);
    },
  });
}
