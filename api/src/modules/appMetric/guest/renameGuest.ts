import type { EntityManager } from 'typeorm';
import { AppGuestEntity, guestId } from './AppGuest.entity.ts';

/** Gives a guest's days to another mark, of a client that the caller's transaction holds; figures stay as they are. */
export async function renameGuest(
  manager: EntityManager,
  businessId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await manager.update(AppGuestEntity, { id: guestId(businessId, from) }, { id: guestId(businessId, to) });
}
