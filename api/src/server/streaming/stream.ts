import type { ApiContext } from '../http/context.ts';
import { toReadable } from './readable.ts';
import type { StoredFile } from './storedFile.ts';

/** A list of any length, written as its rows are read: an answer where the contract promises an array. */
export class RowStream<Row> {
  readonly batches: AsyncIterable<readonly Row[]>;

  constructor(batches: AsyncIterable<readonly Row[]>) {
    this.batches = batches;
  }
}

/** A file of any length, written as it is made: an answer where the contract promises a file. */
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

/** What may be streamed in place of an answer. */
export type Streamed<Answer> = Answer extends readonly (infer Row)[]
  ? RowStream<Row>
  : Answer extends Blob
    ? FileStream | StoredFile
    : never;

export const isStreamed = (reply: unknown): reply is RowStream<unknown> | FileStream =>
  reply instanceof RowStream || reply instanceof FileStream;

/** Presents the rows of a list as they come. */
export async function* presentBatches<Row, Shown>(
  batches: AsyncIterable<readonly Row[]>,
  present: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const batch of batches) yield batch.map(present);
}

async function* jsonOf({ batches }: RowStream<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/**
 * Answers with what is too much to be made whole first: memory holds a few rows of it, the caller's pace is kept, and
 * a caller who leaves ends the reading. The first part is made before anything is sent, so that a database out of
 * reach still becomes a refusal; a fault after that breaks the connection, and no caller takes a part for the whole.
 */
export async function sendStream(
  ctx: ApiContext,
  status: number,
  reply: RowStream<unknown> | FileStream,
): Promise<void> {
  const isFile = reply instanceof FileStream;
  const parts = isFile ? onlyParts(reply) : jsonOf(reply);
  const first = await parts.next();
  ctx.status = status;
  ctx.set('Content-Type', isFile ? reply.type : 'application/json; charset=utf-8');
  if (isFile) ctx.set('Content-Disposition', `attachment; filename="${reply.name}"`);
  ctx.body = toReadable(first, parts);
}

async function* onlyParts({ parts }: FileStream): AsyncGenerator<string> {
  yield* parts;
}
