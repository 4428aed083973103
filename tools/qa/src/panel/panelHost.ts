/** Events of the page's dialogs: outside clicks close them, and they trap focus and scrolling. */
const STOPPED_EVENTS = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
  'focusout',
  'click',
] as const;

/**
 * Creates an element for the panel in the page. Using the panel keeps the page's dialogs open: otherwise a state with a dialog
 * could not be shared.
 */
export function createPanelHost(): HTMLElement {
  const host = document.createElement('div');
  host.dataset.qa = '';
  // A dialog hides everything else from assistive technology, except live regions.
  host.setAttribute('aria-live', 'off');
  for (const type of STOPPED_EVENTS) host.addEventListener(type, (event) => event.stopPropagation());
  // Focus that moves here leaves the page, which must not notice that either.
  window.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget instanceof Node && host.contains(event.relatedTarget)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  return host;
}
