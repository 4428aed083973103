/** The format of W3C Trace Context. */
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/;

/**
 * Headers that link a call to the server's trace of this page; empty without tracing. The trace id is random and does
 * not identify the visitor.
 */
export function traceHeaders(): Readonly<Record<string, string>> {
  const [page] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const timing = (page as PerformanceNavigationTiming | undefined)?.serverTiming;
  const traceparent = timing?.find(({ name }) => name === 'traceparent')?.description ?? '';
  return TRACEPARENT.test(traceparent) ? { traceparent } : {};
}
