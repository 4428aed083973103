import { CLIENT_PAGE_SIZE, clientList } from '@skal/contracts/client/clientList';
import { newClient } from '@skal/contracts/client/newClient';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { readPage } from '../../server/nextPage.ts';
import { presentBatches, RowStream } from '../../server/streaming/stream.ts';
import { presentClient } from './client.present.ts';
import { streamClients } from './client.query.ts';
import { countClients, findClientPage } from './list/clientPage.query.ts';
import { exportClients } from './list/exportClients.ts';
import { createClientAccount } from './record/createClientAccount.ts';

/** Routes of the operator's client list. */
export function clientRoutes(deps: Dependencies): Route[] {
  return [
    route(clientList.list, {
      async run(call) {
        const { query } = call;
        // Without parameters the whole list is streamed.
        if (Object.values(query).every((value) => !value))
          return new RowStream(presentBatches(streamClients(deps.db), presentClient));
        return readPage(call, query.limit ?? CLIENT_PAGE_SIZE, async (limit) =>
          (await findClientPage(deps.db, { ...query, limit })).map(presentClient),
        );
      },
    }),

    route(clientList.count, {
      run: async ({ query }) => ({ clients: await countClients(deps.db, query) }),
    }),

    route(clientList.export, {
      run: (call) => exportClients(deps, call.query, { actor: call.onlyHead ? null : call, locale: call.locale }),
    }),

    route(newClient.create, {
      async run(call) {
        const { body, account, requestId } = call;
        const created = await createClientAccount(deps, body, call);
        deps.log.info({ requestId, account: account.accountId, client: created.id }, 'client created');
        return presentClient(created);
      },
    }),
  ];
}
