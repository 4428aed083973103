import { domToPng } from 'modern-screenshot';

/** A picture of what is on the screen, without the panel. */
export function takePicture(): Promise<string> {
  const { documentElement: root, body } = document;
  const { scrollY, innerWidth: width, innerHeight: height } = window;
  return domToPng(body, {
    ...{ width, height, backgroundColor: getComputedStyle(root).backgroundColor },
    // The picture is of a window that nobody has scrolled. The page is moved up in it, by a margin: a transform would take
    // along what is fixed to the window, and what sticks to its edge.
    style: { height: `${body.offsetHeight}px`, margin: `${-scrollY}px 0 0` },
    features: { restoreScrollPosition: true },
    filter: (node) => !(node instanceof Element && node.hasAttribute('data-qa')),
  });
}
