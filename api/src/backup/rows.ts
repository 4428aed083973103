import { createHash, hash } from 'node:crypto';
import type { Cell, Row } from './tableStore.ts';

/** Formats a row as a JSON line, columns sorted by name, binary values as base64. */
export function formatRow(row: Row): string {
  const cells = Object.keys(row)
    .sort()
    .map((column) => [column, row[column] instanceof Uint8Array ? encodeBytes(row[column]) : row[column]]);
  return JSON.stringify(Object.fromEntries(cells));
}

const encodeBytes = (bytes: Uint8Array) => ({ base64: Buffer.from(bytes).toString('base64') });

/** Parses a row from its line. */
export function parseRow(line: string): Row {
  const cells = JSON.parse(line) as Record<string, Exclude<Cell, Uint8Array> | { base64: string }>;
  return Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [
      column,
      cell !== null && typeof cell === 'object' ? Buffer.from(cell.base64, 'base64') : cell,
    ]),
  );
}

const BITS = 256;

/**
 * A checksum of a table that does not depend on row order, because databases sort text differently. It is the sum of
 * the rows' SHA-256 hashes, so duplicate rows count.
 */
export class TableChecksum {
  rows = 0;
  private sum = 0n;

  add(line: string): void {
    this.rows += 1;
    this.sum = BigInt.asUintN(BITS, this.sum + BigInt(`0x${hash('sha256', line)}`));
  }

  digest(): string {
    return this.sum.toString(16).padStart(64, '0');
  }
}

/** Returns the SHA-256 of a stream, in hex. */
export async function computeSha256(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of chunks) sum.update(chunk);
  return sum.digest('hex');
}
