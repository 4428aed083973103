import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'skal';

/** Of the server's one account. */
const KEY = 'S3RVER';

/** An S3 server with an empty bucket: where it is, and the name of what lies under a prefix of it. */
export interface TestS3 {
  endpoint: string;
  url: string;
  stop(): Promise<void>;
}

/** Starts one on a free port, and says in the environment who we are to it. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'skal-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It knows its accounts, but signs the address of a bucket without the slash that clients write behind it.
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
