/** What a page's popups listen to: what is pressed outside closes them, and they take focus and scrolling back. */
const KEPT = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'focusout', 'click'] as const;

/**
 * A place of our own in the page. Whatever is done in it, a popup of the page stays as it is: a state that the panel
 * closes could not be handed on, nor could another one be looked for.
 */
export function createPanelHost(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.qa = '';
  // A popup hides all around it from assistive technology, but what speaks by itself.
  place.setAttribute('aria-live', 'off');
  for (const type of KEPT) place.addEventListener(type, (event) => event.stopPropagation());
  // Focus that comes here leaves the page: the page is not told of that either.
  window.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget instanceof Node && place.contains(event.relatedTarget)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  return place;
}
