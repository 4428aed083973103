import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/** What a form's button is until its script runs: one that sends nothing, so that no text leaves by a page load. */
export function useSubmitType(): 'submit' | 'button' {
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
export function useTypedBefore<Values extends Record<keyof Values, string>>(
  element: RefObject<HTMLFormElement | null>,
  { values, setValues }: { values: Values; setValues: (values: Values, validate?: boolean) => unknown },
): void {
  const form = useRef({ values, setValues });
  useEffect(() => {
    if (!element.current) return;
    const { values: known, setValues: take } = form.current;
    const typed = [...new FormData(element.current)].filter(
      ([name, value]) => typeof value === 'string' && name in known && value !== known[name as keyof Values],
    );
    if (typed.length > 0) void take({ ...known, ...Object.fromEntries(typed) }, false);
  }, [element]);
}
