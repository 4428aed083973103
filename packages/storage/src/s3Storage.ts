import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { expectBytes } from './expectBytes.ts';
import { type ObjectContent, ObjectNotFoundError, type Storage } from './storage.ts';

/** A server that is there answers within this, in milliseconds; one that is not is tried twice. */
const TIMES = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true };
const ATTEMPTS = 2;

/** Where a region is needed, and the server has none. */
const ANY_REGION = 'us-east-1';

/** What is wrong is thrown, and said by whoever asked. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const MISSING = new Set(['NoSuchKey', 'NotFound']);
const isMissing = (error: unknown): boolean => error instanceof Error && MISSING.has(error.name);

/**
 * A body that breaks off ends its request. The library would go on waiting for the rest until the time is over; a server
 * keeps nothing of a request that was not whole.
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
 * A storage in a bucket, `s3://bucket/prefix`. The environment says who we are, as with any tool for it: AWS_REGION,
 * AWS_ACCESS_KEY_ID and so on.
 */
export function openS3Storage({ hostname, pathname }: URL, endpoint: string | undefined): Storage {
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const before = prefix && `${prefix}/`;
  const bucket = { Bucket: hostname };
  const keyOf = (key: string) => ({ ...bucket, Key: before + key });
  let client: S3Client | undefined;

  /** The library is large, and comes only where it is used. */
  const opened = async () => {
    const library = await import('@aws-sdk/client-s3');
    client ??= new library.S3Client({
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(process.env.AWS_REGION || !endpoint ? {} : { region: ANY_REGION }),
      maxAttempts: ATTEMPTS,
      requestHandler: TIMES,
      logger: SILENT,
      // Other servers than Amazon's do not know its newer checksums; what comes back is held to a hash of ours.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client, library };
  };

  return {
    async put(key, content) {
      const { client: s3, library } = await opened();
      const { over, abortSignal, ...body } = { abortSignal: undefined, ...bodyOf(content) };
      try {
        const command = new library.PutObjectCommand({ ...keyOf(key), ...body });
        await s3.send(command, abortSignal ? { abortSignal } : {});
      } catch (error) {
        // What was wrong with the body says more than that the request was ended for it.
        throw abortSignal?.aborted ? abortSignal.reason : error;
      } finally {
        over();
      }
    },

    async get(key, range) {
      const { client: s3, library } = await opened();
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      try {
        const { Body } = await s3.send(new library.GetObjectCommand({ ...keyOf(key), ...part }));
        // In Node it is a stream of it; in a page it would be another kind.
        if (!(Body instanceof Readable)) throw new Error(`${key} came without its bytes`);
        return Body;
      } catch (error) {
        throw isMissing(error) ? new ObjectNotFoundError(key) : error;
      }
    },

    async find(key) {
      const { client: s3, library } = await opened();
      try {
        const facts = await s3.send(new library.HeadObjectCommand(keyOf(key)));
        return { key, at: facts.LastModified?.getTime() ?? 0, bytes: facts.ContentLength ?? 0 };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async *list() {
      const { client: s3, library } = await opened();
      const pages = library.paginateListObjectsV2({ client: s3 }, { ...bucket, Prefix: before });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified, Size = 0 } of Contents) {
          if (!Key || !LastModified) continue;
          yield { key: Key.slice(before.length), at: LastModified.getTime(), bytes: Size };
        }
      }
    },

    async remove(key) {
      const { client: s3, library } = await opened();
      await s3.send(new library.DeleteObjectCommand(keyOf(key)));
    },

    close: () => client?.destroy(),
  };
}
