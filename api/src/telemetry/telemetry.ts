import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EntitySubscriberInterface } from 'typeorm';
import type { OnResponse } from '../server/http/context.ts';

/** Trace context of a log line: hexadecimal ids of W3C Trace Context. */
export interface TraceIds {
  readonly trace_id: string;
  readonly span_id: string;
}

/** Severity numbers of OpenTelemetry's log data model. */
export const SEVERITY = { info: 9, warn: 13, error: 17 } as const;
export type Severity = keyof typeof SEVERITY;

/**
 * Interface to OpenTelemetry. The rest of the code depends only on this: the packages are loaded only when
 * OTEL_EXPORTER_OTLP_ENDPOINT is set.
 */
export interface Telemetry {
  /** Handles a request within a span. A page gets its trace context, so that its API calls continue the trace. */
  traceRequest(req: IncomingMessage, res: ServerResponse, work: () => void): void;
  /** Adds route and request id to the span of a request. */
  readonly onResponse: OnResponse;
  /** Creates spans for database statements. */
  readonly statements: EntitySubscriberInterface;
  /** Runs a call to another system within a span. */
  traceCall<T>(name: string, facts: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T>;
  /** Exports a log line. */
  emitLog(severity: Severity, facts: object, event: string): void;
  /** Returns the current trace context; undefined outside a trace. */
  here(): TraceIds | undefined;
  /** Flushes pending data, for at most two seconds. */
  close(): Promise<void>;
}
