import { client } from '@skal/contracts/client';
import { newClient } from '@skal/contracts/newClient';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { presentClient } from './client.present.ts';
import { findClients } from './client.query.ts';
import { createClientAccount } from './createClientAccount.ts';

/** The operator's clients. */
export function clientRoutes(parts: Parts): Route[] {
  return [
    route(client.list, {
      run: async () => (await findClients(parts.db)).map(presentClient),
    }),

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
