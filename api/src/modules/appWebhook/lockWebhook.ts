import type { EntityManager } from 'typeorm';
import { AppWebhookEntity } from './AppWebhook.entity.ts';

/**
 * Locks an endpoint until the caller's transaction ends. A transaction that adds or changes its messages holds this lock, and
 * takes it after that of the business and before any message, so that transactions wait for each other instead of
 * deadlocking.
 */
export async function lockWebhook(manager: EntityManager, id: string): Promise<void> {
  await manager.update(AppWebhookEntity, { id }, { dropped: () => 'dropped' });
}
