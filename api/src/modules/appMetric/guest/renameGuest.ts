import type { EntityManager } from 'typeorm';
import { AppGuestEntity } from './AppGuest.entity.ts';
import { buildGuestId } from './guestId.ts';

/**
 * Moves a guest's days to another pseudonym; the caller's transaction must hold the client's lock. Metrics stay
 * unchanged.
 */
export async function renameGuest(
  manager: EntityManager,
  businessId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await manager.update(AppGuestEntity, { id: buildGuestId(businessId, from) }, { id: buildGuestId(businessId, to) });
}
