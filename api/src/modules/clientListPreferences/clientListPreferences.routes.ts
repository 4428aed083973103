import { type ClientListPreferencesReply, clientListPreferences } from '@skal/contracts/client/clientListPreferences';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { ClientListPreferencesEntity } from './ClientListPreferences.entity.ts';
import { saveClientListPreferences } from './saveClientListPreferences.ts';

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
