import { createClient, createClientSchema, listClients } from '@skal/contracts/client';
import type { Parts } from '../../parts.ts';
import { checked, type Route, route } from '../../server/route.ts';
import { presentClient } from './client.present.ts';
import { findClients } from './client.query.ts';
import { createClientAccount } from './createClientAccount.ts';

/** The operator's clients. */
export function clientRoutes(parts: Parts): Route[] {
  return [
    route(listClients, null, {
      run: async () => (await findClients(parts.db)).map(presentClient),
    }),

    route(createClient, checked(createClientSchema), {
      status: 201,
      async run({ body, account, requestId }) {
        const client = await createClientAccount(parts, body);
        parts.log.info({ requestId, account: account.accountId, client: client.id }, 'client created');
        return presentClient(client);
      },
    }),
  ];
}
