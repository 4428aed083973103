import type { ClientListPreferencesBody, ClientListPreferencesReply } from '@skal/contracts/clientTable';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insert.ts';
import { ClientListPreferencesEntity } from './ClientTable.entity.ts';

/** Keeps how an operator has the list; the last of two browsers wins. */
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
