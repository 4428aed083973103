import type { StorageUsageReply } from '@skal/contracts/support/storageUsage';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../../dependencies.ts';
import { sentence } from '../../../language/text.ts';
import { tooLarge } from '../../../server/errors/HttpError.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { lockBusiness } from '../../client/lockBusiness.ts';
import { countStoredFiles } from '../storedFiles.query.ts';

/** A file to store for a client, and its size in bytes; 0 if that is unknown. */
export interface StorageRequest {
  businessId: string;
  /** Id of the attachment or photo. */
  fileId: string;
  bytes: number;
}

type StorageQuotaSettings = Pick<ApiSettings, 'storageQuota'>;

const MEGABYTE = 1024 ** 2;

/** Rounded to a tenth of a megabyte by `round`, so that the space left is never overstated. */
const megabytes = (bytes: number, round: (value: number) => number): number => round((bytes * 10) / MEGABYTE) / 10;

/** Reads a client's storage usage and limit. */
export const readStorageUsage = async (
  { db, settings: { storageQuota } }: Pick<Dependencies, 'db' | 'settings'>,
  businessId: string,
): Promise<StorageUsageReply> => ({
  used: await db.read((manager) => countStoredFiles(manager, { businessId, fileId: '' })),
  limit: { ...storageQuota },
});

/**
 * Requires space for a file. Called before the file is read, it saves the transfer; `lockStorageQuota` checks again
 * when the file is stored.
 * @throws HttpError 413 with the space left
 */
export async function requireStorageQuota(
  manager: EntityManager,
  request: StorageRequest,
  { storageQuota }: StorageQuotaSettings,
): Promise<void> {
  const used = await countStoredFiles(manager, request);
  if (used.files >= storageQuota.files) {
    throw tooLarge(
      sentence(/*i18n*/ 'Your business has {used} of {max} files stored. Please contact us if you need more space.', {
        used: used.files,
        max: storageQuota.files,
      }),
    );
  }
  const left = Math.max(0, storageQuota.bytes - used.bytes);
  if (request.bytes <= left) return;
  throw tooLarge(
    sentence(
      /*i18n*/ 'Your business has {left} MB of {max} MB storage left, and this file has {size} MB. Please attach a smaller file, or contact us if you need more space.',
      {
        left: megabytes(left, Math.floor),
        max: megabytes(storageQuota.bytes, Math.floor),
        size: megabytes(request.bytes, Math.ceil),
      },
    ),
  );
}

/**
 * The same check inside the transaction that stores the file. It locks the business, so no other file of this client is
 * counted or stored until the transaction ends, in any process.
 */
export async function lockStorageQuota(
  manager: EntityManager,
  request: StorageRequest,
  settings: StorageQuotaSettings,
): Promise<void> {
  await lockBusiness(manager, request.businessId);
  await requireStorageQuota(manager, request, settings);
}
