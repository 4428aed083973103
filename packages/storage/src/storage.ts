import type { Readable } from 'node:stream';

/** An object in a storage. */
export interface StoredObject {
  key: string;
  /** Time of storing, in milliseconds. */
  at: number;
  bytes: number;
}

/** Content of an object: a buffer, or a stream with its length. */
export type ObjectContent = Buffer | { readonly stream: Readable; readonly bytes: number };

/** A byte range: first and last position, from 0, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The object does not exist. */
export class ObjectNotFoundError extends Error {
  override name = 'ObjectNotFoundError';
}

/**
 * Storage for large objects, shared by several machines. Objects are written once, under unique keys, and atomically:
 * an interrupted upload leaves no object.
 */
export interface Storage {
  /** Stores an object durably. The stream is read to its end or destroyed. */
  put(key: string, content: ObjectContent): Promise<void>;
  /**
   * Reads an object or a range of it. Ending the iteration early releases the connection.
   * @throws ObjectNotFoundError
   */
  get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** Returns metadata of an object; undefined if it does not exist. */
  find(key: string): Promise<StoredObject | undefined>;
  /** Lists all objects in no particular order; concurrent changes may or may not be included. */
  list(): AsyncIterable<StoredObject>;
  /** Deletes an object, if it exists. */
  remove(key: string): Promise<void>;
  close(): void;
}
