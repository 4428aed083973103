/** One thing in a storage. */
export interface Piece {
  key: string;
  /** When it was put there, in milliseconds. */
  at: number;
  bytes: number;
}

/** A place for large things that several machines reach. Each is written once, under a name of its own, and is whole. */
export interface Storage {
  /** Is done when it lies there for good. */
  put(key: string, body: Buffer): Promise<void>;
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  list(): Promise<Piece[]>;
  remove(key: string): Promise<void>;
  close(): void;
}

/** Where a storage is. */
export interface StoragePlace {
  /** A folder, or `s3://bucket/prefix`. */
  at: string;
  /** The address of an S3 server other than Amazon's. */
  endpoint?: string | undefined;
}
