import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { getErrorCode, getErrorMessage } from '../errorProps.ts';
import { getRoutePath } from '../server/http/context.ts';
import { startRequestSpan } from './requestSpans.ts';
import { readTelemetrySettings } from './settings.ts';
import { createStatementTracer } from './statementSpans.ts';
import { SEVERITY, type Telemetry } from './telemetry.ts';

/** An exporter of spans or log records. */
interface Exporter<Item> {
  export(items: Item, done: (result: ExportResult) => void): void;
}

/** Minimum interval of the message about failed exports, in milliseconds. */
const REPORT_INTERVAL_MS = 60_000;

/** Reports failed exports. The data is dropped: nothing waits for the collector. */
function logExportFailures<Item, Kind extends Exporter<Item>>(exporter: Kind, log: (why: string) => void): Kind {
  const send = exporter.export.bind(exporter);
  let reportedAt = Number.NEGATIVE_INFINITY;
  exporter.export = (items, done) =>
    send(items, (result) => {
      const now = performance.now();
      if (result.code !== ExportResultCode.SUCCESS && now - reportedAt > REPORT_INTERVAL_MS) {
        reportedAt = now;
        log(getErrorMessage(result.error));
      }
      done(result);
    });
  return exporter;
}

/** Maximum time to flush at shutdown, in milliseconds. */
const CLOSE_MS = 2_000;

/**
 * Exports traces and logs by OTLP over HTTP. The exporters read OTEL_EXPORTER_OTLP_* themselves, and the resource reads
 * OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
 * @param log receives messages about failed exports
 * @throws StartupError for an invalid setting
 */
export function openTelemetry(env: NodeJS.ProcessEnv, log: (message: string) => void): Telemetry {
  const { ratio, delayMs } = readTelemetrySettings(env);
  const resource = resourceFromAttributes({ 'service.name': 'skal' }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const reportFailure = (what: string) => (why: string) => log(`${what} could not be exported: ${why}`);
  // The sampling flag of browsers is ignored: the decision depends on the trace id, which all spans of a trace share.
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler, remoteParentNotSampled: sampler }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logExportFailures(new OTLPTraceExporter(), reportFailure('Traces')),
        scheduledDelayMillis: delayMs,
      }),
    ],
  });
  const logs = new LoggerProvider({
    resource,
    processors: [
      new BatchLogRecordProcessor({
        exporter: logExportFailures(new OTLPLogExporter(), reportFailure('Logs')),
        scheduledDelayMillis: delayMs,
      }),
    ],
  });
  const tracer = traces.getTracer('skal');
  const logger = logs.getLogger('skal');
  const contexts = new AsyncLocalStorageContextManager().enable();
  const getContext = () => contexts.active();
  const getSpan = () => trace.getSpan(getContext());

  return {
    traceRequest(req, res, work) {
      const span = startRequestSpan(tracer, req, res);
      if (span) contexts.with(trace.setSpan(getContext(), span), work);
      else work();
    },

    onResponse(ctx) {
      const route = getRoutePath(ctx);
      getSpan()
        ?.updateName(`${ctx.method} ${route}`)
        .setAttributes({ 'http.route': route, 'skal.request_id': ctx.state.requestId });
    },

    statements: createStatementTracer(tracer, getContext, () => getSpan()?.isRecording() ?? false),

    async traceCall(name, facts, work) {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: facts }, getContext());
      try {
        return await contexts.with(trace.setSpan(getContext(), span), work);
      } catch (error) {
        span.setAttribute('error.type', getErrorCode(error) ?? 'unknown');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    emitLog(severity, facts, event) {
      const severityText = severity.toUpperCase();
      logger.emit({
        ...{ severityNumber: SEVERITY[severity], severityText, body: event },
        ...{ attributes: { ...facts }, context: getContext() },
      });
    },

    here() {
      const found = getSpan()?.spanContext();
      return found && { trace_id: found.traceId, span_id: found.spanId };
    },

    async close() {
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      // Failed exports have been reported already.
      await Promise.race([timeout, Promise.allSettled([traces.shutdown(), logs.shutdown()])]);
      contexts.disable();
    },
  };
}
