import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { expectBytes } from './expectBytes.ts';
import { type ObjectContent, ObjectNotFoundError, type Storage } from './storage.ts';

/** Timeouts in milliseconds; a request is tried twice. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true };
const ATTEMPTS = 2;

/** Required by the client, ignored by other S3 servers. */
const ANY_REGION = 'us-east-1';

/** Errors are thrown, and logged by the caller. */
const SILENT_LOGGER = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const MISSING = new Set(['NoSuchKey', 'NotFound']);
const isMissing = (error: unknown): boolean => error instanceof Error && MISSING.has(error.name);

/**
 * Aborts the request when the body stream fails. The library would otherwise wait until the timeout; servers discard
 * incomplete requests.
 */
function bodyOf(content: ObjectContent) {
  if (Buffer.isBuffer(content)) return { Body: content, over: () => undefined };
  const stop = new AbortController();
  const Body = Readable.from(expectBytes(content.stream, content.bytes), { objectMode: false });
  Body.once('error', (error) => stop.abort(error));
  return {
    Body,
    ContentLength: content.bytes,
    abortSignal: stop.signal,
    over: () => {
      Body.destroy();
      content.stream.destroy();
    },
  };
}

/**
 * Opens a storage in a bucket, `s3://bucket/prefix`. Credentials come from the standard variables AWS_REGION,
 * AWS_ACCESS_KEY_ID and so on.
 */
export function openS3Storage({ hostname, pathname }: URL, endpoint: string | undefined): Storage {
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const keyPrefix = prefix && `${prefix}/`;
  const bucket = { Bucket: hostname };
  const keyOf = (key: string) => ({ ...bucket, Key: keyPrefix + key });
  let client: S3Client | undefined;

  /** Loads the library lazily because it is large. */
  const openClient = async () => {
    const library = await import('@aws-sdk/client-s3');
    client ??= new library.S3Client({
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(process.env.AWS_REGION || !endpoint ? {} : { region: ANY_REGION }),
      maxAttempts: ATTEMPTS,
      requestHandler: TIMEOUTS,
      logger: SILENT_LOGGER,
      // Other S3 servers do not support Amazon's newer checksums; Skal verifies content by its own hash.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client, library };
  };

  return {
    async put(key, content) {
      const { client: s3, library } = await openClient();
      const { over, abortSignal, ...body } = { abortSignal: undefined, ...bodyOf(content) };
      try {
        const command = new library.PutObjectCommand({ ...keyOf(key), ...body });
        await s3.send(command, abortSignal ? { abortSignal } : {});
      } catch (error) {
        // The error of the body is more specific than the aborted request.
        throw abortSignal?.aborted ? abortSignal.reason : error;
      } finally {
        over();
      }
    },

    async get(key, range) {
      const { client: s3, library } = await openClient();
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      try {
        const { Body } = await s3.send(new library.GetObjectCommand({ ...keyOf(key), ...part }));
        // Node returns a stream; browsers return another type.
        if (!(Body instanceof Readable)) throw new Error(`${key} has no body`);
        return Body;
      } catch (error) {
        throw isMissing(error) ? new ObjectNotFoundError(key) : error;
      }
    },

    async find(key) {
      const { client: s3, library } = await openClient();
      try {
        const head = await s3.send(new library.HeadObjectCommand(keyOf(key)));
        return { key, at: head.LastModified?.getTime() ?? 0, bytes: head.ContentLength ?? 0 };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async *list() {
      const { client: s3, library } = await openClient();
      const pages = library.paginateListObjectsV2({ client: s3 }, { ...bucket, Prefix: keyPrefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified, Size = 0 } of Contents) {
          if (!Key || !LastModified) continue;
          yield { key: Key.slice(keyPrefix.length), at: LastModified.getTime(), bytes: Size };
        }
      }
    },

    async remove(key) {
      const { client: s3, library } = await openClient();
      await s3.send(new library.DeleteObjectCommand(keyOf(key)));
    },

    close: () => client?.destroy(),
  };
}
