import { Slot } from 'radix-ui';
import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { TooltipBubble } from './TooltipBubble.tsx';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  content: ReactNode;
  /** One element. */
  children: ReactElement;
  /** The trigger is disabled: a wrapper takes the focus and the pointer for it. */
  disabledTrigger?: boolean;
  /** How long the pointer rests before the tip opens, in ms (A13); on focus it opens at once. */
  delay?: number;
  /** `false` where the tip only repeats the name of its trigger. */
  describe?: boolean;
}

/** How long the pointer may take from the trigger to the bubble. */
const GRACE = 120;

/** A short remark on a control, for pointer and keyboard alike; by touch only where a tap does nothing else. */
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
      // A press that is released elsewhere is over as well.
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
      // Focus that comes back after a click, from a closed dialog for one, asks for no remark.
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
      <Slot.Root {...trigger}>{disabledTrigger ? <Stand>{children}</Stand> : children}</Slot.Root>
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

/** Stands in for a control that cannot take the focus itself. */
const Stand = styled.span.attrs({ tabIndex: 0 })`
  display: inline-flex;
  border-radius: var(--radius-8);
`;
