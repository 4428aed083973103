import { endpoint, reply } from '../http/endpoint.ts';

/** Number of attachments and their size in bytes. */
interface FilesReply {
  bytes: number;
  files: number;
}

export interface StorageUsageReply {
  /** Attachments of the business; those of operators do not count. */
  kept: FilesReply;
  /** The quota. */
  most: FilesReply;
}

/** A client's storage usage and quota. */
export const storageUsage = {
  read: endpoint.get('/api/file-room', 'client', reply<StorageUsageReply>()),
};
