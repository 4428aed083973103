import { STREAM_BATCH } from '../database.ts';
import { withTimeout } from '../resilience/withTimeout.ts';
import type { RunnerConnection } from './mysql.connections.ts';

/** Multiple of the timeout until the first row, because a long list may have to be sorted first. */
const FIRST_ROW_TIMEOUTS = 10;

/** Returns the available rows; none at the end. */
async function take<Row>(rows: AsyncIterator<Row>): Promise<Row[]> {
  const batch: Row[] = [];
  while (batch.length < STREAM_BATCH) {
    const { done, value } = await rows.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}

/**
 * Streams rows on a pool connection. The timeout applies to each batch, because the reader determines the total time.
 * A connection that is not read to its end is closed, which ends the statement.
 */
export async function* streamMysql<Row extends object>(
  connect: () => Promise<RunnerConnection>,
  deadlineMs: number,
  sql: string,
  parameters: readonly unknown[],
): AsyncGenerator<Row[]> {
  const opening = connect();
  const { runner, connection } = await withTimeout(deadlineMs, opening, () => {
    // Release the connection if it still opens.
    opening.then((late) => late.runner.release()).catch(() => undefined);
  });
  let isRead = false;
  try {
    const rows: AsyncIterator<Row> = connection
      .query(sql, [...parameters])
      .stream({ highWaterMark: STREAM_BATCH })
      [Symbol.asyncIterator]();
    while (!isRead) {
      const batch = await withTimeout(deadlineMs * FIRST_ROW_TIMEOUTS, take(rows));
      isRead = batch.length < STREAM_BATCH;
      if (batch.length > 0) yield batch;
    }
  } finally {
    if (!isRead) connection.destroy();
    await runner.release();
  }
}
