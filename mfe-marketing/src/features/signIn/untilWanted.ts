const FIELD = 'input[autocomplete~="webauthn"]';

/** A visitor who presses the button at once is asked by that press alone. */
export const OFFER_AFTER_MS = 2_000;

/** Resolves when the field that offers passkeys has the focus, or when the page has been open for a moment. */
export const untilWanted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.activeElement?.matches(FIELD)) return resolve();
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
      resolve();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(FIELD)) done();
    };
    const timer = setTimeout(done, OFFER_AFTER_MS);
    document.addEventListener('focusin', onFocus);
  });
