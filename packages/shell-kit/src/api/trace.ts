/** How W3C Trace Context writes a place in a trace. */
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/;

/**
 * The header by which a call belongs to the trace that the server began with this page; none where nobody watches the
 * server. It tells of nobody: the server has drawn it, and forgets it with the answer.
 */
export function traceHeaders(): Readonly<Record<string, string>> {
  const [page] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const timing = (page as PerformanceNavigationTiming | undefined)?.serverTiming;
  const traceparent = timing?.find(({ name }) => name === 'traceparent')?.description ?? '';
  return TRACEPARENT.test(traceparent) ? { traceparent } : {};
}
