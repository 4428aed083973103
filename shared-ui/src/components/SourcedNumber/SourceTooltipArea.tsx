import { createContext, type HTMLAttributes, type PointerEvent, type RefObject, useRef } from 'react';
import { type TooltipState, useTooltip } from '../Tooltip/useTooltip.ts';

export interface SourceTooltip extends TooltipState {
  /** Whether the current press is a touch that began while the tooltip was closed. */
  firstTap: RefObject<boolean>;
}

/** Tooltip of the surrounding area, if any. */
export const SourceTooltipContext = /* @__PURE__ */ createContext<SourceTooltip | null>(null);

/** Opens and closes the tooltip of a source: pointer over the area, and tap (C20, C21, T14). */
export function useSourceTooltip() {
  const tip = useTooltip();
  const firstTap = useRef(false);
  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') tip.show();
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') tip.hide();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      tip.area.current = event.currentTarget;
      firstTap.current = event.pointerType === 'touch' && !tip.open;
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      if (firstTap.current) tip.show();
      else tip.hide();
    },
    onPointerCancel: () => {
      firstTap.current = false;
    },
    // The footnote mark has handled this click already. The next click may come from a key, without a pointer press.
    onClick: () => {
      firstTap.current = false;
    },
  };
  return { tip: { ...tip, firstTap }, area };
}

export interface SourceAreaProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'article';
}

/** Makes a whole card show the source of its number: `<Card as={SourceTooltipArea} forwardedAs="li">`. */
export function SourceTooltipArea({ as: Area = 'div', children, ...rest }: SourceAreaProps) {
  const { tip, area } = useSourceTooltip();
  return (
    <Area {...rest} {...area}>
      <SourceTooltipContext value={tip}>{children}</SourceTooltipContext>
    </Area>
  );
}
