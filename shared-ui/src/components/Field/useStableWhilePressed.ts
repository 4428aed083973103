import { useState, useSyncExternalStore } from 'react';

/**
 * Freezes layout between pointerdown and click. Otherwise the error of the blurred field would appear while a button is pressed,
 * move the button, and the click would miss it. Field errors therefore wait until the press has ended.
 */
let pressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setPressed(now: boolean): void {
  clearTimeout(ending);
  if (pressed === now) return;
  pressed = now;
  for (const listener of listeners) listener();
}

const startPress = () => setPressed(true);
const endPress = () => setPressed(false);
/** A click may follow a release in the same tick; after a touch, mouse press and release do so too. */
const endAfterClick = () => {
  clearTimeout(ending);
  ending = setTimeout(endPress);
};

const LISTENERS: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: startPress,
  mousedown: startPress,
  pointerup: endAfterClick,
  mouseup: endAfterClick,
  pointercancel: endPress,
  // A context menu may swallow the release, and no click follows.
  contextmenu: endPress,
  // Click handlers run after the errors are in place.
  click: endPress,
  blur: ({ target }) => target === window && endPress(),
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const [type, handler] of Object.entries(LISTENERS)) window.addEventListener(type, handler, { capture: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const [type, handler] of Object.entries(LISTENERS))
      window.removeEventListener(type, handler, { capture: true });
    endPress();
  };
}

const isPressed = () => pressed;
const notPressed = () => false;

/** Returns a value as it was when the press began, until the press ends. */
export function useStableWhilePressed<Value>(value: Value): Value {
  const pressedNow = useSyncExternalStore(subscribe, isPressed, notPressed);
  const [shown, setShown] = useState(value);
  if (!pressedNow && shown !== value) setShown(value);
  return pressedNow ? shown : value;
}
