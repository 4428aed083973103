import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/** What a form's button is until its script runs: one that sends nothing, so that no text leaves by a page load. */
export function useSubmitButtonType(): 'submit' | 'button' {
  return useSyncExternalStore(
    never,
    () => 'submit',
    () => 'button',
  );
}

/**
 * Takes over what was typed, or filled in by a password manager, while the form was only HTML. Without this the first
 * key in another field would wipe it out.
 */
export function usePreHydrationValues<Values extends Record<keyof Values, string>>(
  element: RefObject<HTMLFormElement | null>,
  {
    values,
    setFieldValue,
  }: { values: Values; setFieldValue: (name: string, value: string, validate?: boolean) => unknown },
): void {
  const form = useRef({ values, setFieldValue });
  useEffect(() => {
    if (!element.current) return;
    const { values: known, setFieldValue: take } = form.current;
    for (const [name, value] of new FormData(element.current)) {
      const isTyped = typeof value === 'string' && name in known && value !== known[name as keyof Values];
      // One by one: a draft puts its text back at the same moment.
      if (isTyped) void take(name, value, false);
    }
  }, [element]);
}
