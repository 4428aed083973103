import { type AdminIntegrationRequestReply, adminIntegrationRequest } from '@skal/contracts/support/followUp';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { findBusinessName } from '../client/businessName.ts';
import { changeFollowUp, presentFollowUp } from '../inbox/followUp.ts';
import { IntegrationRequestEntity } from './IntegrationRequest.entity.ts';
import { presentIntegrationRequest } from './integration.present.ts';

/** Routes for operators to follow up integration requests. */
export function adminIntegrationRequestRoutes({ db }: Dependencies): Route[] {
  const read = async (id: string): Promise<AdminIntegrationRequestReply> => {
    const found = await db.read((manager) => manager.findOneBy(IntegrationRequestEntity, { id }));
    if (!found) throw notFound('request');
    const { businessId: clientId } = found;
    const clientName = await findBusinessName(db, clientId);
    return { ...presentIntegrationRequest(found), clientId, clientName, ...presentFollowUp(found) };
  };

  return [
    route(adminIntegrationRequest.read, { run: ({ params }) => read(params.id) }),

    route(adminIntegrationRequest.change, {
      async run(call) {
        const { id } = call.params;
        const { clientId, clientName } = await read(id);
        await changeFollowUp(db, IntegrationRequestEntity, {
          ...{ id, body: call.body, actor: call, subject: 'request' },
          client: { id: clientId, name: clientName },
        });
        return read(id);
      },
    }),
  ];
}
