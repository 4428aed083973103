const FIELD = 'input[autocomplete~="webauthn"]';

/** Delay in ms, so that a visitor who presses the button at once gets only that request. */
export const OFFER_AFTER_MS = 2_000;

/** Resolves when the email field gets the focus, or after the delay. */
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
