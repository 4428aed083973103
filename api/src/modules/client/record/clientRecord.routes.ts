import { client } from '@skal/contracts/client/client';
import { clientBulk } from '@skal/contracts/client/clientBulkEdit';
import { clientEdit } from '@skal/contracts/client/editClient';
import type { Dependencies } from '../../../dependencies.ts';
import { type Route, route } from '../../../server/http/route.ts';
import { launchClient, undoLaunch } from '../launch/launchClient.ts';
import { bulkEditClients } from './bulkEditClients.ts';
import { presentClientDetail } from './clientDetail.present.ts';
import { findClient } from './clientDetail.query.ts';
import { editClient } from './editClient.ts';
import { removeClient } from './removeClient.ts';
import { resetClientSecondFactor } from './resetClientSecondFactor.ts';

/** A client's record: read, edited (several at once, too), deleted, launched. */
export function clientRecordRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  const note = (deed: string, { account, params, requestId }: Done) =>
    log.info({ requestId, account: account.accountId, client: params.id }, deed);

  return [
    route(client.read, {
      run: async ({ params }) => presentClientDetail(await findClient(db, params.id)),
    }),

    route(clientEdit.edit, {
      async run(call) {
        const edited = await editClient(db, call.params.id, call.body, call);
        note('client edited', call);
        return presentClientDetail(edited);
      },
    }),

    route(clientBulk.update, {
      async run(call) {
        const reply = await bulkEditClients(db, call.body, call);
        const { requestId, account } = call;
        log.info({ requestId, account: account.accountId, clients: reply.changed.length }, 'clients changed');
        return reply;
      },
    }),

    route(client.remove, {
      async run(call) {
        await removeClient(deps, call.params.id, call);
        note('client deleted', call);
      },
    }),

    route(client.resetFactor, {
      async run(call) {
        await resetClientSecondFactor(deps, call.params.id, call);
        note('second factor reset', call);
      },
    }),

    route(client.launch, {
      async run(call) {
        const launched = await launchClient(deps, call.params.id, call);
        note('client launched', call);
        return presentClientDetail(launched);
      },
    }),

    route(client.undoLaunch, {
      async run(call) {
        await undoLaunch(deps, call.params.id, call);
        note('launch undone', call);
      },
    }),
  ];
}

/** What is noted of a call that was answered. */
interface Done {
  readonly account: { readonly accountId: string };
  readonly params: { readonly id: string };
  readonly requestId: string;
}
