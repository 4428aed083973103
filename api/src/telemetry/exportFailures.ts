import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { messageOf } from '../errorProps.ts';

/** What sends spans, or lines of the log. */
interface Exporter<Item> {
  export(items: Item, done: (result: ExportResult) => void): void;
}

/** That nobody takes what is told is said once in this time, in milliseconds, and not for every batch. */
const SAID_EVERY_MS = 60_000;

/** Makes it heard where what is told does not arrive. What did not arrive is lost: nothing waits for whoever watches. */
export function logExportFailures<Item, Kind extends Exporter<Item>>(exporter: Kind, say: (why: string) => void): Kind {
  const send = exporter.export.bind(exporter);
  let saidAt = Number.NEGATIVE_INFINITY;
  exporter.export = (items, done) =>
    send(items, (result) => {
      const now = performance.now();
      if (result.code !== ExportResultCode.SUCCESS && now - saidAt > SAID_EVERY_MS) {
        saidAt = now;
        say(messageOf(result.error));
      }
      done(result);
    });
  return exporter;
}
