import type { S3Client } from '@aws-sdk/client-s3';
import type { Piece, Storage } from './storage.ts';

/** A server that is there answers within this, in milliseconds; one that is not is tried twice. */
const TIMES = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true };
const ATTEMPTS = 2;

/** Where a region is needed, and the server has none. */
const ANY_REGION = 'us-east-1';

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
      // Other servers than Amazon's do not know its newer checksums; what comes back is held to a hash of ours.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client, library };
  };

  return {
    async put(key, body) {
      const { client: s3, library } = await opened();
      await s3.send(new library.PutObjectCommand({ ...keyOf(key), Body: body }));
    },

    async get(key) {
      const { client: s3, library } = await opened();
      const { Body } = await s3.send(new library.GetObjectCommand(keyOf(key)));
      if (!Body) throw new Error(`${key} is empty`);
      return Body as unknown as AsyncIterable<Uint8Array>;
    },

    async list() {
      const { client: s3, library } = await opened();
      const pages = library.paginateListObjectsV2({ client: s3 }, { ...bucket, Prefix: before });
      const found: Piece[] = [];
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified, Size = 0 } of Contents) {
          if (!Key || !LastModified) continue;
          found.push({ key: Key.slice(before.length), at: LastModified.getTime(), bytes: Size });
        }
      }
      return found;
    },

    async remove(key) {
      const { client: s3, library } = await opened();
      await s3.send(new library.DeleteObjectCommand(keyOf(key)));
    },

    close: () => client?.destroy(),
  };
}
