import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** Files that never change, and questions whether the process is well: nobody looks for one of them in a trace. */
const QUIET = /^\/(?:r|healthz)\//;

/** What a page asks for a page with: browsers say so, and others at least that they take HTML. */
const asksForPage = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'document' || Boolean(headers.accept?.includes('text/html'));

/** The trace that a request says it belongs to. Whoever sends it may name any: nothing but the picture hangs on it. */
function parentOf({ headers: { traceparent } }: IncomingMessage): Context {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** A span's place in its trace, as W3C Trace Context writes it. */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** What of an address may be told: of a page its path, of a call nothing but its route, and never what is asked for. */
function pathOf(url: string): string | null {
  const [path = '/'] = url.split('?');
  return path.startsWith('/api') ? null : path;
}

/**
 * Begins the span of a request; it ends with the answer, or when nobody waits for that any more. A page carries its
 * place in the trace (Server-Timing), which scripts of the page can read.
 * @returns undefined for a request that has none
 */
export function startRequestSpan(tracer: Tracer, req: IncomingMessage, res: ServerResponse): Span | undefined {
  const { method = 'GET', url = '/' } = req;
  if (QUIET.test(url)) return undefined;
  const isPage = asksForPage(req);
  const path = pathOf(url);
  const attributes = { 'http.request.method': method };
  const name = path === null ? `${method} /api` : isPage ? `${method} page` : method;
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parentOf(req));
  if (isPage && path !== null) res.setHeader('Server-Timing', `traceparent;desc="${traceparentOf(span)}"`);
  res.once('close', () => {
    const { statusCode, writableFinished } = res;
    span.setAttribute('http.response.status_code', statusCode);
    // Somebody may have typed, or been sent, anything: what is no page of ours is not repeated.
    if (path !== null && statusCode < 400) span.setAttribute('url.path', path);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    if (!writableFinished) span.setAttribute('error.type', 'left');
    span.end();
  });
  return span;
}
