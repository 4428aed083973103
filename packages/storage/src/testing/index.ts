export { recordSyncs } from './recordSyncs.ts';
export { startS3, type TestS3 } from './s3.ts';
