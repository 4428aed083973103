import { type StorageUsageReply, storageUsage } from '@skal/contracts/support/storageUsage';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

const MEGABYTE = 1024 ** 2;

const most = { bytes: 5000 * MEGABYTE, files: 5000 };

/** Room for less than one ticket may bring. */
export const nearlyFullQuota: StorageUsageReply = {
  used: { bytes: most.bytes - 12.5 * MEGABYTE, files: 480 },
  limit: most,
};

/** How much a client keeps with its tickets; nothing, where it is not said. */
export const roomIs = (room: StorageUsageReply = { used: { bytes: 0, files: 0 }, limit: most }): RequestHandler =>
  mockEndpoint(storageUsage.read, () => room);
