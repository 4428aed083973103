import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const isTyped = (target: Element): boolean =>
  target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"], [role="option"]');

/** Returns the row `step` after the focused or open one; the first if there is neither. */
function rowAfter(rows: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1;
  const index = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === 'true');
  return rows[Math.min(Math.max(index + step, 0), rows.length - 1)];
}

/**
 * Keyboard shortcuts of the inbox: j, k and arrow keys move, Enter opens, r starts a reply. They work while the focus is in the inbox
 * or on its tab, and never while typing (WCAG 2.1.4).
 */
export function useInboxShortcuts(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const panel = root.current?.closest('[role="tabpanel"]') ?? root.current;
      if (!panel || !(target instanceof Element) || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(target)) return;
      const isOnTab = target.getAttribute('role') === 'tab';
      if (!panel.contains(target) && !(isOnTab && !key.startsWith('Arrow'))) return;
      const step = STEPS[key];
      const wanted =
        step === undefined
          ? key === 'r' && panel.querySelector<HTMLElement>('[data-reply]')
          : rowAfter([...panel.querySelectorAll<HTMLElement>('[data-item]')], step);
      if (!wanted) return;
      event.preventDefault();
      wanted.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
}
