import { type StorageUsageReply, storageUsage } from '@skal/contracts/support/storageUsage';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

const MEGABYTE = 1024 ** 2;

const most = { bytes: 5000 * MEGABYTE, files: 5000 };

/** A free quota below the maximum size of one ticket. */
export const nearlyFullQuota: StorageUsageReply = { kept: { bytes: most.bytes - 12.5 * MEGABYTE, files: 480 }, most };

/** Mocks a client's storage quota; empty by default. */
export const storageQuotaHandler = (room: StorageUsageReply = { kept: { bytes: 0, files: 0 }, most }): RequestHandler =>
  mockEndpoint(storageUsage.read, () => room);
