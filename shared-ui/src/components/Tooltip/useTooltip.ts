import { type RefObject, useEffect, useRef, useState } from 'react';

export interface TooltipState {
  open: boolean;
  /** What the bubble stands by. */
  anchor: RefObject<HTMLElement | null>;
  /** What a press must be outside of to close the tip; the anchor, unless something larger is set. */
  area: RefObject<HTMLElement | null>;
  show: () => void;
  hide: () => void;
}

/** Whether a tip is shown. Escape and a press elsewhere close it, and Escape then closes nothing else. */
export function useTooltip(): TooltipState {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const area = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    const onPointerDown = (event: PointerEvent) => {
      const inside = area.current ?? anchor.current;
      if (!inside?.contains(event.target as Node)) setOpen(false);
    };
    // On the window and while capturing: before a dialog under the tip hears the same key.
    window.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [open]);
  return { open, anchor, area, show: () => setOpen(true), hide: () => setOpen(false) };
}
