import { randomUUID } from 'node:crypto';
import { openStorage } from '@skal/storage';
import { messageOf } from '../errorProps.ts';
import { uploadLocation } from '../modules/ticket/attachment/uploadStorage.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok } from './checkResult.ts';

const TEST_CONTENT = Buffer.from('a trial');

/** Checks that the storage of uploads is readable and writable; skips the data directory. */
export async function checkStorage(settings: Pick<ApiSettings, 'dataDir' | 'storage'>): Promise<CheckResult[]> {
  if (settings.storage.url === settings.dataDir) return [];
  const place = uploadLocation(settings);
  const storage = openStorage(place);
  const key = `.check-${randomUUID()}`;
  try {
    await storage.put(key, TEST_CONTENT);
    const pieces: Uint8Array[] = [];
    for await (const piece of await storage.get(key)) pieces.push(piece);
    await storage.remove(key);
    if (!Buffer.concat(pieces).equals(TEST_CONTENT))
      throw new Error('the content read differs from the content written');
    return [ok('storage', `${place.url} is readable and writable.`)];
  } catch (error) {
    const remedy =
      'Check SKAL_STORAGE, S3_ENDPOINT and the permissions of AWS_ACCESS_KEY_ID: read, write, list and delete.';
    return [failure('storage', `${place.url} cannot be used: ${messageOf(error)}.`, remedy)];
  } finally {
    storage.close();
  }
}
