import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';

interface TipBubbleProps extends ComponentProps<'div'> {
  anchor: RefObject<HTMLElement | null>;
}

const GAP = 8;

/**
 * The bubble of a tooltip, in the top layer if supported, so that no box clips it. Placed above its anchor, or below if there is
 * no space under the top bar; stays inside the window, and hides while its anchor is hidden.
 */
export function TooltipBubble({ anchor, children, ...rest }: TipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = bubble.current;
    const at = anchor.current;
    if (!node || !at) return;
    const topLayer = typeof node.showPopover === 'function';
    if (topLayer) node.showPopover();
    const place = () => {
      const { left, top } = position(at.getBoundingClientRect(), node.getBoundingClientRect());
      node.style.translate = `${left}px ${top}px`;
      node.style.visibility = isCovered(at) ? 'hidden' : '';
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      if (topLayer) node.hidePopover();
    };
  }, [anchor]);
  return (
    <Bubble {...rest} ref={bubble} popover="manual" role="tooltip">
      {children}
    </Bubble>
  );
}

/** Height of the fixed top bar, from the page's scroll padding. */
const barSpace = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Returns whether another element, such as the top bar, covers an element, or it is outside the window. */
function isCovered(anchor: HTMLElement): boolean {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  // jsdom has no layout and no such function.
  if (!document.elementFromPoint) return false;
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return !seen || !(anchor.contains(seen) || seen.contains(anchor));
}

function position(at: DOMRect, size: DOMRect): { left: number; top: number } {
  const room = Math.max(GAP, document.documentElement.clientWidth - size.width - GAP);
  const centred = at.left + at.width / 2 - size.width / 2;
  const above = at.top - size.height - GAP;
  return {
    left: Math.round(Math.min(Math.max(GAP, centred), room)),
    top: Math.round(above >= Math.max(GAP, barSpace()) ? above : at.bottom + GAP),
  };
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Bubble = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: var(--layer-tip);
  display: block;
  inline-size: max-content;
  max-inline-size: min(320px, calc(100vw - 16px));
  margin: 0;
  padding: 8px 12px;
  border: 1px solid var(--raised-line);
  border-radius: var(--radius-8);
  background: var(--tip);
  color: var(--on-tip);
  font: var(--type-meta);
  letter-spacing: var(--tracking-meta);
  text-align: start;
  text-wrap: pretty;
  overflow: visible;
  pointer-events: auto;
  animation: ${appear} var(--motion-hover) var(--ease-in);

  /* The gap between anchor and bubble belongs to the bubble, so that the pointer can cross it. */
  &::before {
    content: '';
    position: absolute;
    inset: -9px 0;
    z-index: -1;
  }

  @media print {
    display: none;
  }
`;
