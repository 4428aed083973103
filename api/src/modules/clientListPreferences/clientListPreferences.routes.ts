import {
  type ClientListPreferencesBody,
  type ClientListPreferencesReply,
  clientListPreferences,
} from '@skal/contracts/client/clientListPreferences';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { ClientListPreferencesEntity } from './ClientListPreferences.entity.ts';

/** Saves the preferences of an operator; the last write wins. */
function saveClientListPreferences(
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

const UNTOUCHED: ClientListPreferencesReply = { hidden: [], views: [] };

/** Routes of an operator's own preferences for the client list. */
export function clientListPreferencesRoutes({ db }: Dependencies): Route[] {
  return [
    route(clientListPreferences.read, {
      async run({ account: { accountId } }) {
        const stored = await db.read((manager) => manager.findOneBy(ClientListPreferencesEntity, { accountId }));
        return stored?.settings ?? UNTOUCHED;
      },
    }),
    route(clientListPreferences.save, {
      run: ({ account, body }) => saveClientListPreferences(db, account.accountId, body),
    }),
  ];
}
