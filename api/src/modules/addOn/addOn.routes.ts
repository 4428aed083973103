import { type AddOnInterestReply, addOnInterest } from '@skal/contracts/integration/addOn';
import { type AdminAddOnInterestReply, adminAddOnInterest } from '@skal/contracts/support/followUp';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { isoTime } from '../../time/calendar.ts';
import { findBusinessName } from '../client/businessName.ts';
import { changeFollowUp, presentFollowUp } from '../inbox/followUp.ts';
import { type AddOnInterest, AddOnInterestEntity } from './AddOnInterest.entity.ts';
import { registerInterest } from './registerInterest.ts';

/** Presents an interest to the client. */
const presentInterest = ({ addOn, createdAt }: AddOnInterest): AddOnInterestReply => ({
  addOn,
  createdAt: isoTime(createdAt),
});

/** Routes of interest in add-ons: clients register it, operators follow it up. */
export function addOnRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;

  const read = async (id: string): Promise<AdminAddOnInterestReply> => {
    const found = await db.read((manager) => manager.findOneBy(AddOnInterestEntity, { id }));
    if (!found) throw notFound('interest');
    const { businessId: clientId } = found;
    return {
      id,
      ...presentInterest(found),
      clientId,
      clientName: await findBusinessName(db, clientId),
      ...presentFollowUp(found),
    };
  };

  return [
    route(addOnInterest.list, {
      async run({ business }) {
        const where = { businessId: business.id };
        const order = { id: 'ASC' } as const;
        return (await db.read((manager) => manager.find(AddOnInterestEntity, { where, order }))).map(presentInterest);
      },
    }),

    route(addOnInterest.await, {
      async run({ account, business, body, requestId }) {
        const interest = await registerInterest(deps, body.addOn, { account, business });
        log.info({ requestId, account: account.accountId, addOn: body.addOn }, 'interest in add-on registered');
        return presentInterest(interest);
      },
    }),

    route(adminAddOnInterest.read, { run: ({ params }) => read(params.id) }),

    route(adminAddOnInterest.change, {
      async run(call) {
        const { id } = call.params;
        const { clientId, clientName } = await read(id);
        await changeFollowUp(db, AddOnInterestEntity, {
          ...{ id, body: call.body, actor: call, subject: 'interest' },
          client: { id: clientId, name: clientName },
        });
        return read(id);
      },
    }),
  ];
}
