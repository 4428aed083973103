import { Readable } from 'node:stream';
import { ObjectNotFoundError, openStorage, subLocation } from '@skal/storage';
import type { Dependencies } from '../../../dependencies.ts';
import { uploadLocation } from './uploadStorage.ts';

/**
 * Brings files that lie in the data folder into the storage, where a setting has come to name another one since: each is
 * removed here when it is there. Nothing to do where the data folder is the storage.
 */
export async function moveUploadsToStorage({
  log,
  settings,
  uploads,
}: Pick<Dependencies, 'log' | 'settings' | 'uploads'>): Promise<void> {
  const before = subLocation({ url: settings.dataDir }, 'uploads');
  if (before.url === uploadLocation(settings).url) return;
  const here = openStorage(before);
  let brought = 0;
  for await (const { key, bytes } of here.list()) {
    try {
      await uploads.put(key, { stream: Readable.from(await here.get(key)), bytes });
    } catch (error) {
      // Another process that shares this folder has brought it.
      if (error instanceof ObjectNotFoundError) continue;
      throw error;
    }
    await here.remove(key);
    brought += 1;
  }
  if (brought > 0) log.info({ files: brought }, 'uploads were brought into the storage');
}
