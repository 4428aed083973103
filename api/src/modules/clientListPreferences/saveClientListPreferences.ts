import type {
  ClientListPreferencesBody,
  ClientListPreferencesReply,
} from '@skal/contracts/client/clientListPreferences';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { ClientListPreferencesEntity } from './ClientListPreferences.entity.ts';

/** Saves the preferences of an operator; the last write wins. */
export function saveClientListPreferences(
  db: Database,
  accountId: string,
  settings: ClientListPreferencesBody,
): Promise<ClientListPreferencesReply> {
  return db.tx(async (manager) => {
    const { affected } = await manager.update(ClientListPreferencesEntity, { accountId }, { settings });
    if (affected === 0) await insertRows(manager, ClientListPreferencesEntity, [{ accountId, settings }]);
    return settings;
  });
}
