import { fireEvent } from '@testing-library/react';

/** A pointer's event with its kind, which jsdom's own events do not have. */
export const firePointerEvent = (type: string, target: Element, pointerType: 'mouse' | 'touch'): boolean =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType }));
