/** The S3 test server as a process, on a folder that outlives it. Arguments: address, port, folder, bucket. */
import S3rver from '@20minutes/s3rver';

const [address = '', port = '', directory = '', name = ''] = process.argv.slice(2);
await new S3rver({
  address,
  port: Number(port),
  directory,
  configureBuckets: [{ name }],
  silent: true,
  // As in s3.ts.
  allowMismatchedSignatures: true,
}).run();
