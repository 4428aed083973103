import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import { type ClientRow, findClientRow, readClientRows } from '../client.query.ts';
import { ClientListEntryEntity } from './ClientListEntry.entity.ts';
import { clientListEntryOf } from './clientListEntry.ts';

const BATCH = 200;

/**
 * Updates a client's entry in the list, inside the transaction that changes its business, plan, status, account or last
 * sign-in.
 */
export async function refreshClientListEntry(manager: EntityManager, businessId: string): Promise<void> {
  const client = await findClientRow(manager, businessId);
  if (!client) return;
  const row = { ...clientListEntryOf(client), changedAt: Date.now() };
  const { affected } = await manager.update(ClientListEntryEntity, { businessId }, row);
  if (affected === 0) await insertRows(manager, ClientListEntryEntity, [row]);
}

/** Whether the stored entry is current; the database may return numbers as strings. */
function isListed(listed: object | undefined, client: ClientRow): boolean {
  const row = new Map(Object.entries(listed ?? {}));
  return Object.entries(clientListEntryOf(client)).every(([name, value]) => String(row.get(name)) === String(value));
}

/**
 * Rewrites every outdated entry of the list: two concurrent changes may have missed each other, and a process of an
 * earlier release does not maintain the list.
 */
export async function rebuildClientList(db: Database): Promise<void> {
  for (let last = ''; ; ) {
    const clients = await readClientRows(db, last, BATCH);
    const businessId = In(clients.map(({ id }) => id));
    const listed = await db.read((manager) => manager.findBy(ClientListEntryEntity, { businessId }));
    const byId = new Map(listed.map((row) => [row.businessId, row]));
    for (const client of clients) {
      if (!isListed(byId.get(client.id), client)) await db.tx((manager) => refreshClientListEntry(manager, client.id));
    }
    if (clients.length < BATCH) return;
    last = clients.at(-1)?.id ?? last;
    await nextTurn();
  }
}
