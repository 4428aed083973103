import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'skal';

/** Access key of the server's only account. */
const KEY = 'S3RVER';

/** An S3 test server with an empty bucket. */
export interface TestS3 {
  endpoint: string;
  url: string;
  stop(): Promise<void>;
}

/** Starts a server on a free port, and sets its credentials in the environment. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'skal-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // s3rver signs the bucket URL without the trailing slash that clients send.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    url: `s3://${BUCKET}/site`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
