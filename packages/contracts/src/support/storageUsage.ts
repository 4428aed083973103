import { endpoint, reply } from '../http/endpoint.ts';

/** Files with tickets, and their bytes. */
interface FilesReply {
  bytes: number;
  files: number;
}

export interface StorageUsageReply {
  /** What the business keeps with its tickets; what operators attached does not count. */
  used: FilesReply;
  /** The most that it may keep. */
  limit: FilesReply;
}

/** How much room a client has for files. */
export const storageUsage = {
  read: endpoint.get('/api/storage-usage', 'client', reply<StorageUsageReply>()),
};
