/** An uncaught error, or one that a React error boundary caught. */
export type CapturedError = ErrorEvent | Pick<PromiseRejectionEvent, 'reason'>;

/** Buffers the errors of this tab until the code that reports them has loaded. */
export interface ErrorCapture {
  /** Replays the buffered errors, and follows. */
  subscribe(listener: (error: CapturedError) => void): void;
  /** An option of React's root: logs the error, as React does by default. */
  onCaughtError(reason: unknown): void;
}

const BUFFER_LIMIT = 20;

/** Starts to capture errors. */
export function captureErrors(target: Window): ErrorCapture {
  const buffer: CapturedError[] = [];
  let notify = (error: CapturedError) => {
    if (buffer.length < BUFFER_LIMIT) buffer.push(error);
  };
  for (const type of ['error', 'unhandledrejection'] as const) target.addEventListener(type, (event) => notify(event));
  return {
    subscribe(listener) {
      notify = listener;
      buffer.splice(0).forEach(listener);
    },
    onCaughtError(reason) {
      console.error(reason);
      notify({ reason });
    },
  };
}
