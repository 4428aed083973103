import type { EntityManager } from 'typeorm';
import { AccountEntity } from './Account.entity.ts';

/** Replaces the verified hash by a new one; false if the stored hash has changed. */
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

/** Sets a new hash without checking the current one: the owner has given another proof. */
export async function setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
  await manager.update(AccountEntity, { id }, { passwordHash });
}
