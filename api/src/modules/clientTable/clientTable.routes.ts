import { type ClientTableReply, clientTable } from '@skal/contracts/clientTable';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/route.ts';
import { ClientTableEntity } from './ClientTable.entity.ts';
import { saveClientTable } from './saveClientTable.ts';

const UNTOUCHED: ClientTableReply = { hidden: [], views: [] };

/** How the operator who asks has the list of clients. */
export function clientTableRoutes({ db }: Dependencies): Route[] {
  return [
    route(clientTable.read, {
      async run({ account: { accountId } }) {
        const kept = await db.read((manager) => manager.findOneBy(ClientTableEntity, { accountId }));
        return kept?.settings ?? UNTOUCHED;
      },
    }),
    route(clientTable.save, { run: ({ account, body }) => saveClientTable(db, account.accountId, body) }),
  ];
}
