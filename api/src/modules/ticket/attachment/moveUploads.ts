import { Readable } from 'node:stream';
import { ObjectNotFoundError, openStorage, subLocation } from '@skal/storage';
import type { Dependencies } from '../../../dependencies.ts';
import { uploadLocation } from './uploadStorage.ts';

/**
 * Moves uploads from the data folder into the configured storage, and deletes each file once it is stored there. Does
 * nothing if the data folder is the storage.
 */
export async function moveUploadsToStorage({
  log,
  settings,
  uploads,
}: Pick<Dependencies, 'log' | 'settings' | 'uploads'>): Promise<void> {
  const before = subLocation({ url: settings.dataDir }, 'uploads');
  if (before.url === uploadLocation(settings).url) return;
  const here = openStorage(before);
  let moved = 0;
  for await (const { key, bytes } of here.list()) {
    try {
      await uploads.put(key, { stream: Readable.from(await here.get(key)), bytes });
    } catch (error) {
      // Another process that shares this folder has moved it.
      if (error instanceof ObjectNotFoundError) continue;
      throw error;
    }
    await here.remove(key);
    moved += 1;
  }
  if (moved > 0) log.info({ files: moved }, 'uploads were brought into the storage');
}
