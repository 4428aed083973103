import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { messageOf } from '../errorProps.ts';

/** An exporter of spans or log records. */
interface Exporter<Item> {
  export(items: Item, done: (result: ExportResult) => void): void;
}

/** Minimum interval of the message about failed exports, in milliseconds. */
const REPORT_INTERVAL_MS = 60_000;

/** Reports failed exports. The data is dropped: nothing waits for the collector. */
export function logExportFailures<Item, Kind extends Exporter<Item>>(exporter: Kind, say: (why: string) => void): Kind {
  const send = exporter.export.bind(exporter);
  let reportedAt = Number.NEGATIVE_INFINITY;
  exporter.export = (items, done) =>
    send(items, (result) => {
      const now = performance.now();
      if (result.code !== ExportResultCode.SUCCESS && now - reportedAt > REPORT_INTERVAL_MS) {
        reportedAt = now;
        say(messageOf(result.error));
      }
      done(result);
    });
  return exporter;
}
