import {
  type IntegrationRequestReply,
  listIntegrationRequests,
  requestIntegration as request,
  requestIntegrationSchema,
} from '@skal/contracts/integration';
import { isoTime } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { checked, type Route, route } from '../../server/route.ts';
import { type IntegrationRequest, IntegrationRequestEntity } from './IntegrationRequest.entity.ts';
import { requestIntegration } from './requestIntegration.ts';

const present = ({
  id,
  integration,
  businessNeed,
  urgency,
  createdAt,
}: IntegrationRequest): IntegrationRequestReply => ({
  ...{ id, integration, businessNeed, urgency },
  createdAt: isoTime(createdAt),
});

/** A client's wishes for integrations, the newest first. */
export function integrationRoutes(parts: Parts): Route[] {
  const { db, log } = parts;
  return [
    route(listIntegrationRequests, null, {
      async run({ business }) {
        const where = { businessId: business.id };
        const order = { createdAt: 'DESC', id: 'DESC' } as const;
        return (await db.read((manager) => manager.find(IntegrationRequestEntity, { where, order }))).map(present);
      },
    }),

    route(request, checked(requestIntegrationSchema), {
      status: 201,
      async run(call) {
        const { account, business, body, requestId } = call;
        const key = call.header('Idempotency-Key');
        const made = await requestIntegration(parts, { account, business, key }, body);
        log.info({ requestId, account: account.accountId, integrationRequest: made.id }, 'integration requested');
        return present(made);
      },
    }),
  ];
}
