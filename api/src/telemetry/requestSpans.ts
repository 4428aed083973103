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

/** Immutable files and health checks, which are not traced. */
const UNTRACED = /^\/(?:r|healthz)\//;

/** Whether the request is a navigation: browsers send Sec-Fetch-Dest, others at least accept HTML. */
const isNavigation = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'document' || Boolean(headers.accept?.includes('text/html'));

/** Parent span from the request. Callers can choose any id; nothing but the trace depends on it. */
function readParent({ headers: { traceparent } }: IncomingMessage): Context {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** Formats a span as W3C Trace Context. */
function formatTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Returns the loggable path: of a page its path, of an API call only the route, and never the query. */
function getLoggablePath(url: string): string | null {
  const [path = '/'] = url.split('?');
  return path.startsWith('/api') ? null : path;
}

/**
 * Starts the span of a request; it ends with the response or when the client disconnects. A page carries its trace
 * context in Server-Timing, which its scripts can read.
 * @returns undefined for a request that is not traced
 */
export function startRequestSpan(tracer: Tracer, req: IncomingMessage, res: ServerResponse): Span | undefined {
  const { method = 'GET', url = '/' } = req;
  if (UNTRACED.test(url)) return undefined;
  const isPage = isNavigation(req);
  const path = getLoggablePath(url);
  const attributes = { 'http.request.method': method };
  const name = path === null ? `${method} /api` : isPage ? `${method} page` : method;
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, readParent(req));
  if (isPage && path !== null) res.setHeader('Server-Timing', `traceparent;desc="${formatTraceparent(span)}"`);
  res.once('close', () => {
    const { statusCode, writableFinished } = res;
    span.setAttribute('http.response.status_code', statusCode);
    // The path of an unknown page may be any input, so it is not recorded.
    if (path !== null && statusCode < 400) span.setAttribute('url.path', path);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    if (!writableFinished) span.setAttribute('error.type', 'left');
    span.end();
  });
  return span;
}
