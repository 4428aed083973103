/** The browser tells of what nobody caught, React of what a boundary did. */
export type ThrownEvent = ErrorEvent | Pick<PromiseRejectionEvent, 'reason'>;

/** What is thrown in this tab, kept until somebody takes it. */
export interface Thrown {
  /** Has a listener told of everything so far, and from now on. */
  take(listener: (event: ThrownEvent) => void): void;
  /** For React's root: hears of it, and says it in the console, as React would. */
  onCaughtError(reason: unknown): void;
}

/** Who throws all the time has said it by then. */
const KEPT = 20;

/** Begins to listen at once, because code that tells of it comes when the page is quiet. */
export function keepThrown(target: Window): Thrown {
  const kept: ThrownEvent[] = [];
  let hear = (event: ThrownEvent) => {
    if (kept.length < KEPT) kept.push(event);
  };
  for (const kind of ['error', 'unhandledrejection'] as const) target.addEventListener(kind, (event) => hear(event));
  return {
    take(listener) {
      hear = listener;
      kept.splice(0).forEach(listener);
    },
    onCaughtError(reason) {
      console.error(reason);
      hear({ reason });
    },
  };
}
