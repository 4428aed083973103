import { integration } from '@skal/contracts/integration/integration';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { IntegrationRequestEntity } from './IntegrationRequest.entity.ts';
import { presentIntegrationRequest } from './integration.present.ts';
import { requestIntegration } from './requestIntegration.ts';

/** Routes of a client's integration requests, newest first. */
export function integrationRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(integration.list, {
      async run({ business }) {
        const where = { businessId: business.id };
        const order = { createdAt: 'DESC', id: 'DESC' } as const;
        return (await db.read((manager) => manager.find(IntegrationRequestEntity, { where, order }))).map(
          presentIntegrationRequest,
        );
      },
    }),

    route(integration.request, {
      async run(call) {
        const { account, business, body, peer, requestId } = call;
        const key = call.header('Idempotency-Key');
        const made = await requestIntegration(deps, { account, business, key, peer }, body);
        log.info({ requestId, account: account.accountId, integrationRequest: made.id }, 'integration requested');
        return presentIntegrationRequest(made);
      },
    }),
  ];
}
