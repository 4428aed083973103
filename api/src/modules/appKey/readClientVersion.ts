import type { EntityManager } from 'typeorm';
import { AppClientEntity } from './AppClient.entity.ts';

/**
 * Reads the version of a client's metrics. While `lockAppClients` holds the client, no other transaction gets the same
 * one, and later ones get higher ones.
 */
export const readClientVersion = async (manager: EntityManager, businessId: string): Promise<number> =>
  Number((await manager.findOneByOrFail(AppClientEntity, { businessId })).version);
