import { type RefObject, useEffect, useRef, useState } from 'react';

export interface TooltipState {
  open: boolean;
  /** The element that the bubble is placed at. */
  anchor: RefObject<HTMLElement | null>;
  /** A press outside this element closes the tooltip; the anchor by default. */
  area: RefObject<HTMLElement | null>;
  show: () => void;
  hide: () => void;
}

/** State of a tooltip. Escape and a press elsewhere close it; that Escape closes nothing else. */
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
    // Captured on the window: runs before a dialog under the tooltip handles the same key.
    window.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [open]);
  return { open, anchor, area, show: () => setOpen(true), hide: () => setOpen(false) };
}
