/** Events of the page's dialogs: outside clicks close them, and they trap focus and scrolling. */
const KEPT = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'focusout', 'click'] as const;

/**
 * Creates an element for the panel in the page. Using the panel keeps the page's dialogs open: otherwise a state with a dialog
 * could not be shared.
 */
export function createPanelHost(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.qa = '';
  // A dialog hides everything else from assistive technology, except live regions.
  place.setAttribute('aria-live', 'off');
  for (const type of KEPT) place.addEventListener(type, (event) => event.stopPropagation());
  // Focus that moves here leaves the page, which must not notice that either.
  window.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget instanceof Node && place.contains(event.relatedTarget)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  return place;
}
