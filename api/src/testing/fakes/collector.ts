import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A value in OTLP's JSON format. */
interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: OtlpAttribute[];
}

export interface LogRecord {
  traceId?: string;
  body: { stringValue: string };
  attributes: OtlpAttribute[];
}

/** Fake OTLP collector for traces and logs over HTTP. */
export interface Collector {
  url: string;
  spans(): Span[];
  lines(): LogRecord[];
  /** Everything received, verbatim. */
  text(): string;
  close(): Promise<void>;
}

interface Batch {
  resourceSpans?: { scopeSpans: { spans: Span[] }[] }[];
  resourceLogs?: { scopeLogs: { logRecords: LogRecord[] }[] }[];
}

/** Returns the value of an attribute. */
export const getAttribute = ({ attributes }: Pick<Span, 'attributes'>, name: string): string | number | undefined => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** Starts a collector on loopback. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    req.on('end', () => {
      bodies.push(body);
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const batches = () => bodies.map((body) => JSON.parse(body) as Batch);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      batches().flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    lines: () =>
      batches().flatMap(({ resourceLogs = [] }) =>
        resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
      ),
    text: () => bodies.join('\n'),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
