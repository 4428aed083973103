import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';

/** Number of attachments and their size in bytes. */
interface FilesReply {
  bytes: number;
  files: number;
}

export interface StorageUsageReply {
  /** Attachments of the business; those of operators do not count. */
  used: FilesReply;
  /** The quota. */
  limit: FilesReply;
}

/** A client's storage usage and quota. */
export const storageUsage = withPermission(['Settings'], {
  read: endpoint.get('/api/storage-usage', 'client', reply<StorageUsageReply>()),
});
