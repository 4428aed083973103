import type { ClientTableBody, ClientTableReply } from '@skal/contracts/clientTable';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insert.ts';
import { ClientTableEntity } from './ClientTable.entity.ts';

/** Keeps how an operator has the list; the last of two browsers wins. */
export function saveClientTable(db: Database, accountId: string, settings: ClientTableBody): Promise<ClientTableReply> {
  return db.tx(async (manager) => {
    const { affected } = await manager.update(ClientTableEntity, { accountId }, { settings });
    if (affected === 0) await insertRows(manager, ClientTableEntity, [{ accountId, settings }]);
    return settings;
  });
}
