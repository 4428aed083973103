import { type StorageUsageReply, storageUsage } from '@skal/contracts/support/storageUsage';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

const MEGABYTE = 1024 ** 2;

const limit = { bytes: 5000 * MEGABYTE, files: 5000 };

/** A free quota below the maximum size of one ticket. */
export const nearlyFullQuota: StorageUsageReply = { used: { bytes: limit.bytes - 12.5 * MEGABYTE, files: 480 }, limit };

/** Mocks a client's storage quota; empty by default. */
export const storageQuotaHandler = (
  room: StorageUsageReply = { used: { bytes: 0, files: 0 }, limit },
): RequestHandler => mockEndpoint(storageUsage.read, () => room);
