import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns 'button' during SSR and 'submit' after hydration, so that a form cannot be submitted natively before React handles it. */
export function useSubmitButtonType(): 'submit' | 'button' {
  return useSyncExternalStore(
    subscribeToNothing,
    () => 'submit',
    () => 'button',
  );
}

/** Applies values typed or autofilled before hydration to the form. Otherwise the first key press in another field would erase them. */
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
    const { values: current, setFieldValue: setValue } = form.current;
    for (const [name, value] of new FormData(element.current)) {
      const isChanged = typeof value === 'string' && name in current && value !== current[name as keyof Values];
      // One by one: a restored draft sets its values at the same time.
      if (isChanged) void setValue(name, value, false);
    }
  }, [element]);
}
