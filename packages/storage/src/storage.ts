import type { Readable } from 'node:stream';

/** One thing in a storage. */
export interface StoredObject {
  key: string;
  /** When it was put there, in milliseconds. */
  at: number;
  bytes: number;
}

/** What is put: all of it at once, or a stream with the number of bytes that it will bring. */
export type ObjectContent = Buffer | { readonly stream: Readable; readonly bytes: number };

/** A part of a piece: its first and its last byte, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What was asked for is not in the storage. */
export class ObjectNotFoundError extends Error {
  override name = 'ObjectNotFoundError';
}

/**
 * A place for large things that several machines reach. Each is written once, under a name of its own, and is whole: what
 * breaks off on the way in is not there.
 */
export interface Storage {
  /** Is done when it lies there for good. A stream is read to its end, or destroyed. */
  put(key: string, content: ObjectContent): Promise<void>;
  /**
   * The bytes of a piece, or of a part of it; whoever leaves the iteration early lets go of the storage.
   * @throws ObjectNotFoundError
   */
  get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** What there is under a name; undefined where there is nothing. */
  find(key: string): Promise<StoredObject | undefined>;
  /** Everything, in no order; what is put or removed meanwhile may be among it. */
  list(): AsyncIterable<StoredObject>;
  /** Removes it, also when it is not there. */
  remove(key: string): Promise<void>;
  close(): void;
}
