import { client } from '@skal/contracts/client/client';
import { clientBulk } from '@skal/contracts/client/clientBulkEdit';
import { clientEdit } from '@skal/contracts/client/editClient';
import type { Dependencies } from '../../../dependencies.ts';
import { type Route, route } from '../../../server/http/route.ts';
import type { Actor } from '../../audit/recordAudit.ts';
import { resetSecondFactor } from '../../secondFactor/resetSecondFactor.ts';
import { launchClient, undoLaunch } from '../launch/launchClient.ts';
import { bulkEditClients } from './bulkEditClients.ts';
import { presentClientDetail } from './clientDetail.present.ts';
import { findClient } from './clientDetail.query.ts';
import { editClient } from './editClient.ts';
import { removeClient } from './removeClient.ts';

/**
 * Removes a client's second factor and passkeys.
 * @throws HttpError 404 for an unknown client
 */
async function resetClientSecondFactor(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const { accountId, email, firstName, language, businessName: name } = await findClient(deps.db, id);
  const event = { action: 'client.factorReset', client: { id, name }, after: { email } };
  await resetSecondFactor(deps, { id: accountId, email, firstName, language }, { actor, ...event });
}

/** Routes of a client's record: read, edit (also in bulk), delete, launch. */
export function clientRecordRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  const logCall = (message: string, { account, params, requestId }: HandledCall) =>
    log.info({ requestId, account: account.accountId, client: params.id }, message);

  return [
    route(client.read, {
      run: async ({ params }) => presentClientDetail(await findClient(db, params.id)),
    }),

    route(clientEdit.edit, {
      async run(call) {
        const edited = await editClient(db, call.params.id, call.body, call);
        logCall('client edited', call);
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
        logCall('client deleted', call);
      },
    }),

    route(client.resetFactor, {
      async run(call) {
        await resetClientSecondFactor(deps, call.params.id, call);
        logCall('second factor reset', call);
      },
    }),

    route(client.launch, {
      async run(call) {
        const launched = await launchClient(deps, call.params.id, call);
        logCall('client launched', call);
        return presentClientDetail(launched);
      },
    }),

    route(client.undoLaunch, {
      async run(call) {
        await undoLaunch(deps, call.params.id, call);
        logCall('launch undone', call);
      },
    }),
  ];
}

/** A handled call to log. */
interface HandledCall {
  readonly account: { readonly accountId: string };
  readonly params: { readonly id: string };
  readonly requestId: string;
}
