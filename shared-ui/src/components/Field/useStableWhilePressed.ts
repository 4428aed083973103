import { useState, useSyncExternalStore } from 'react';

/**
 * Freezes layout between pointerdown and click. Otherwise the error of the blurred field would appear while a button is pressed,
 * move the button, and the click would miss it. Field errors therefore wait until the press has ended.
 */
let pressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function say(now: boolean): void {
  clearTimeout(ending);
  if (pressed === now) return;
  pressed = now;
  for (const listener of listeners) listener();
}

const begin = () => say(true);
const end = () => say(false);
/** A click may follow a release in the same tick; after a touch, mouse press and release do so too. */
const endAfterClick = () => {
  clearTimeout(ending);
  ending = setTimeout(end);
};

const EARS: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: begin,
  mousedown: begin,
  pointerup: endAfterClick,
  mouseup: endAfterClick,
  pointercancel: end,
  // A context menu may swallow the release, and no click follows.
  contextmenu: end,
  // Click handlers run after the errors are in place.
  click: end,
  blur: ({ target }) => target === window && end(),
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const [type, hear] of Object.entries(EARS)) window.addEventListener(type, hear, { capture: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const [type, hear] of Object.entries(EARS)) window.removeEventListener(type, hear, { capture: true });
    end();
  };
}

const isPressed = () => pressed;
const never = () => false;

/** Returns a value as it was when the press began, until the press ends. */
export function useStableWhilePressed<Value>(value: Value): Value {
  const pressedNow = useSyncExternalStore(subscribe, isPressed, never);
  const [shown, setShown] = useState(value);
  if (!pressedNow && shown !== value) setShown(value);
  return pressedNow ? shown : value;
}
