import type { EntityManager } from 'typeorm';
import { AccountEntity } from './Account.entity.ts';

/** Puts a new hash in the place of the one that was verified; false when that one is no longer there. */
export async function replacePassword(
  manager: EntityManager,
  id: string,
  hashes: { before: string; after: string },
): Promise<boolean> {
  const { affected } = await manager.update(
    AccountEntity,
    { id, passwordHash: hashes.before },
    { passwordHash: hashes.after },
  );
  return affected === 1;
}

/** Puts a new hash in the place of whichever is there: its owner has shown in another way who they are. */
export async function setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
  await manager.update(AccountEntity, { id }, { passwordHash });
}
