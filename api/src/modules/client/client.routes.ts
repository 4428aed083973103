import { CLIENT_PAGE, clientList } from '@skal/contracts/clientList';
import { newClient } from '@skal/contracts/newClient';
import type { Parts } from '../../parts.ts';
import { readPage } from '../../server/nextPage.ts';
import { type Route, route } from '../../server/route.ts';
import { presented, RowStream } from '../../server/stream.ts';
import { presentClient } from './client.present.ts';
import { streamClients } from './client.query.ts';
import { countClients, findClientPage } from './clientPage.query.ts';
import { createClientAccount } from './createClientAccount.ts';
import { exportClients } from './exportClients.ts';

/** The operator's clients. */
export function clientRoutes(parts: Parts): Route[] {
  return [
    route(clientList.list, {
      async run(call) {
        const { query } = call;
        // Whoever asks for nothing gets everything, as it is read.
        if (Object.values(query).every((value) => !value))
          return new RowStream(presented(streamClients(parts.db), presentClient));
        return readPage(call, query.limit ?? CLIENT_PAGE, async (limit) =>
          (await findClientPage(parts.db, { ...query, limit })).map(presentClient),
        );
      },
    }),

    route(clientList.count, {
      run: async ({ query }) => ({ clients: await countClients(parts.db, query) }),
    }),

    route(clientList.export, { run: (call) => exportClients(parts, call.query, call.onlyHead ? null : call) }),

    route(newClient.create, {
      async run(call) {
        const { body, account, requestId } = call;
        const created = await createClientAccount(parts, body, call);
        parts.log.info({ requestId, account: account.accountId, client: created.id }, 'client created');
        return presentClient(created);
      },
    }),
  ];
}
