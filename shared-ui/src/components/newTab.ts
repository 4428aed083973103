import type { MouseEvent } from 'react';

const isForNewTab = ({ button, ctrlKey, metaKey }: MouseEvent): boolean => button === 1 || ctrlKey || metaKey;

/**
 * Opens an address in a new tab at a press of the middle button, or with Ctrl or Cmd, as a link does. For controls that have an
 * address and another role; any other press is theirs.
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
    // A press of the middle button would begin to scroll, and a tab is chosen as soon as it is pressed.
    onMouseDownCapture: (event: MouseEvent) => {
      if (isForNewTab(event)) take(event);
    },
    onClickCapture: open,
    onAuxClickCapture: (event: MouseEvent) => {
      if (event.button === 1) open(event);
    },
  };
}
