import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns 'button' during SSR and 'submit' after hydration, so that a form cannot be submitted natively before React handles it. */
export function useSubmitButtonType(): 'submit' | 'button' {
  return useSyncExternalStore(
    subscribeToNothing,
    () => 'submit',
    () => 'button',
  );
}
