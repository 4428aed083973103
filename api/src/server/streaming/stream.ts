import type { ApiContext } from '../http/context.ts';
import { toReadable } from './readable.ts';
import type { StoredFile } from './storedFile.ts';

/** A list of any length, streamed as a JSON array. */
export class RowStream<Row> {
  readonly batches: AsyncIterable<readonly Row[]>;

  constructor(batches: AsyncIterable<readonly Row[]>) {
    this.batches = batches;
  }
}

/** A file of any length, streamed while it is created. */
export class FileStream {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string>;

  constructor({ name, type, parts }: Pick<FileStream, 'name' | 'type' | 'parts'>) {
    this.name = name;
    this.type = type;
    this.parts = parts;
  }
}

/** Streamed alternative to a reply. */
export type StreamableReply<Answer> = Answer extends readonly (infer Row)[]
  ? RowStream<Row>
  : Answer extends Blob
    ? FileStream | StoredFile
    : never;

export const isStreamed = (reply: unknown): reply is RowStream<unknown> | FileStream =>
  reply instanceof RowStream || reply instanceof FileStream;

/** Presents rows batch by batch. */
export async function* presentBatches<Row, Shown>(
  batches: AsyncIterable<readonly Row[]>,
  present: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const batch of batches) yield batch.map(present);
}

async function* streamJson({ batches }: RowStream<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/**
 * Streams a large response with constant memory and backpressure; a client that disconnects ends the reading. The first
 * chunk is created before anything is sent, so an unavailable database still gives an error response. A later error
 * breaks the connection, so that the client detects truncation.
 */
export async function sendStream(
  ctx: ApiContext,
  status: number,
  reply: RowStream<unknown> | FileStream,
): Promise<void> {
  const isFile = reply instanceof FileStream;
  const parts = isFile ? onlyParts(reply) : streamJson(reply);
  const first = await parts.next();
  ctx.status = status;
  ctx.set('Content-Type', isFile ? reply.type : 'application/json; charset=utf-8');
  if (isFile) ctx.set('Content-Disposition', `attachment; filename="${reply.name}"`);
  ctx.body = toReadable(first, parts);
}

async function* onlyParts({ parts }: FileStream): AsyncGenerator<string> {
  yield* parts;
}
