import { useState, useSyncExternalStore } from 'react';

/**
 * Between press and release nothing moves. Leaving a field by pressing a button would draw its message under the
 * finger: the button is pushed away, and the click falls beside it. So what a field says waits until the press is over.
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
/** A click may follow a release in the same moment, and after a touch even a mouse's press and release do. */
const endSoon = () => {
  clearTimeout(ending);
  ending = setTimeout(end);
};

const EARS: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: begin,
  mousedown: begin,
  pointerup: endSoon,
  mouseup: endSoon,
  pointercancel: end,
  // A menu that opens may swallow the release, and no click follows.
  contextmenu: end,
  // What the click leads to finds the messages in their places.
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

/** A value as it was when the press began, until the press is over. */
export function useStableWhilePressed<Value>(value: Value): Value {
  const held = useSyncExternalStore(subscribe, isPressed, never);
  const [shown, setShown] = useState(value);
  if (!held && shown !== value) setShown(value);
  return held ? shown : value;
}
