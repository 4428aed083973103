import type { MouseEvent } from 'react';

const isForNewTab = ({ button, ctrlKey, metaKey }: MouseEvent): boolean => button === 1 || ctrlKey || metaKey;

/**
 * Opens a URL in a new tab at a middle click, or a click with Ctrl or Cmd, as a link does. For controls with a URL and another role;
 * any other click is left to the control.
 */
export function newTabHandlers(href: string) {
  const take = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const open = (event: MouseEvent) => {
    if (!isForNewTab(event)) return;
    take(event);
    window.open(href, '_blank', 'noopener');
  };
  return {
    // Prevents autoscroll of a middle press, and activation of a tab on mousedown.
    onMouseDownCapture: (event: MouseEvent) => {
      if (isForNewTab(event)) take(event);
    },
    onClickCapture: open,
    onAuxClickCapture: (event: MouseEvent) => {
      if (event.button === 1) open(event);
    },
  };
}
