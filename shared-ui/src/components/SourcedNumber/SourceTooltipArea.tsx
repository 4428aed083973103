import { createContext, type HTMLAttributes, type PointerEvent, type RefObject, useRef } from 'react';
import { type TooltipState, useTooltip } from '../Tooltip/useTooltip.ts';

export interface SourceTooltip extends TooltipState {
  /** Whether the press under way is a finger's, and found the tip closed. */
  firstTap: RefObject<boolean>;
}

/** The tip of the area around a number, where there is one. */
export const SourceTooltipContext = /* @__PURE__ */ createContext<SourceTooltip | null>(null);

/** What opens and closes the tip of a source: pointer over the area, and a tap (C20, C21, T14). */
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
    // The mark has heard this click before. The next one may be a key's, which no press precedes.
    onClick: () => {
      firstTap.current = false;
    },
  };
  return { tip: { ...tip, firstTap }, area };
}

export interface SourceAreaProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'article';
}

/** Makes all of a card show the source of the number in it: `<Card as={SourceTooltipArea} forwardedAs="li">`. */
export function SourceTooltipArea({ as: Area = 'div', children, ...rest }: SourceAreaProps) {
  const { tip, area } = useSourceTooltip();
  return (
    <Area {...rest} {...area}>
      <SourceTooltipContext value={tip}>{children}</SourceTooltipContext>
    </Area>
  );
}
