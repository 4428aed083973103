import { Slot } from 'radix-ui';
import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { TooltipBubble } from './TooltipBubble.tsx';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  content: ReactNode;
  /** Exactly one element. */
  children: ReactElement;
  /** For a disabled trigger: a wrapper takes focus and pointer events. */
  disabledTrigger?: boolean;
  /** Hover time before the tooltip opens, in ms (A13); on focus it opens at once. */
  delay?: number;
  /** `false` if the tooltip only repeats the name of its trigger. */
  describe?: boolean;
}

/** Time in ms for the pointer to move from the trigger to the bubble. */
const GRACE = 120;

/** A tooltip of a control, for pointer and keyboard; by touch only if a tap has no other effect. */
export function Tooltip({ content, children, delay = 700, describe = true, disabledTrigger = false }: TooltipProps) {
  const { open, anchor, show, hide } = useTooltip();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, ms);
  };
  const hideNow = () => {
    clearTimeout(timer.current);
    hide();
  };
  const trigger = {
    'data-tip': '',
    'aria-describedby': open && describe ? id : undefined,
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') return;
      anchor.current = event.currentTarget;
      after(open ? 0 : delay, show);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      // A press that is released elsewhere has ended as well.
      pressed.current = false;
      if (event.pointerType !== 'touch') after(open ? GRACE : 0, hide);
    },
    onPointerDown: () => {
      pressed.current = true;
      hideNow();
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      pressed.current = false;
      if (event.pointerType !== 'touch' || event.currentTarget.matches('a, button, input, select, textarea')) return;
      anchor.current = event.currentTarget;
      show();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      // Focus restored after a click, such as by a closing dialog, does not open the tooltip.
      if (pressed.current || !event.target.matches(':focus-visible')) return;
      anchor.current = event.currentTarget;
      clearTimeout(timer.current);
      show();
    },
    onBlur: () => {
      pressed.current = false;
      hideNow();
    },
  };
  return (
    <>
      <Slot.Root {...trigger}>{disabledTrigger ? <FocusableWrapper>{children}</FocusableWrapper> : children}</Slot.Root>
      {open ? (
        <TooltipBubble
          id={id}
          anchor={anchor}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => after(GRACE, hide)}
        >
          {content}
        </TooltipBubble>
      ) : null}
    </>
  );
}

/** Takes the focus for a disabled control. */
const FocusableWrapper = styled.span.attrs({ tabIndex: 0 })`
  display: inline-flex;
  border-radius: var(--radius-8);
`;
