import { fireEvent } from '@testing-library/react';

/** Fires a pointer event with its pointerType, which jsdom's own events lack. */
export const firePointerEvent = (type: string, target: Element, pointerType: 'mouse' | 'touch'): boolean =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType }));
