import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EntitySubscriberInterface } from 'typeorm';
import type { OnResponse } from '../server/http/context.ts';

/** The trace that something belongs to, as lines of the log name it: hexadecimal, by W3C Trace Context. */
export interface TraceIds {
  readonly trace_id: string;
  readonly span_id: string;
}

/** How bad it is, by the numbers of OpenTelemetry's log data model. */
export const SEVERITY = { info: 9, warn: 13, error: 17 } as const;
export type Severity = keyof typeof SEVERITY;

/**
 * What is told of the work while it is done, where somebody watches by OpenTelemetry. Whoever does the work knows this
 * only: the packages behind it are loaded where OTEL_EXPORTER_OTLP_ENDPOINT is set, and nowhere else.
 */
export interface Telemetry {
  /** Does what answers a request within a span of it. A page is told its trace, for the calls of the page to go on with. */
  traceRequest(req: IncomingMessage, res: ServerResponse, work: () => void): void;
  /** Gives the span of a request the route that answered it, and the request's id. */
  readonly onResponse: OnResponse;
  /** Gives each statement of a database a span. */
  readonly statements: EntitySubscriberInterface;
  /** Does something that other machines do for us within a span. */
  traceCall<T>(name: string, facts: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T>;
  /** Sends a line of the log along. */
  emitLog(severity: Severity, facts: object, event: string): void;
  /** The trace of what runs at this moment; undefined where it belongs to none. */
  here(): TraceIds | undefined;
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}
