import { type AddOn, type AddOnInterestReply, addOnInterest } from '@skal/contracts/integration/addOn';
import { type AdminAddOnInterestReply, adminAddOnInterest } from '@skal/contracts/support/followUp';
import { databaseError, isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findBusinessName } from '../client/businessName.ts';
import { changeFollowUp, newFollowUp, presentFollowUp } from '../inbox/followUp.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { findAlertRecipients } from '../outbox/notice/alertRecipient.ts';
import { consumeQuota } from '../quota/consumeQuota.ts';
import { type AddOnInterest, AddOnInterestEntity } from './AddOnInterest.entity.ts';
import { addOnAlertMail } from './addOn.mails.ts';

interface InterestContext extends Actor {
  account: AuthenticatedUser;
  business: AuthenticatedBusiness;
}

/**
 * Stores a client's interest in an add-on, with the alert email, in one transaction. Repeating it changes nothing and
 * returns the first row.
 * @throws HttpError 429 if the business has used its daily quota
 */
async function registerInterest(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  addOn: AddOn,
  context: InterestContext,
): Promise<AddOnInterest> {
  const { account, business } = context;
  const now = Date.now();
  const interest: AddOnInterest = { id: newId(), businessId: business.id, addOn, ...newFollowUp, createdAt: now };
  const mails = (await findAlertRecipients(db, settings)).map((recipient) =>
    addOnAlertMail(interest, account, business, recipient, settings),
  );
  try {
    await db.tx(async (manager) => {
      await insertRows(manager, AddOnInterestEntity, [interest]);
      const quotaUse = { businessId: business.id, kind: 'alerts', amount: mails.length, now } as const;
      await consumeQuota(manager, quotaUse, settings);
      await enqueueMails(manager, mails, now);
      await recordAuditEvent(manager, context, { action: 'addOn.requested', client: business, after: { addOn } });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const before = await db.read((manager) =>
      manager.findOneBy(AddOnInterestEntity, { businessId: business.id, addOn }),
    );
    if (!before) throw databaseError('SKAL_GONE', 'The interest was deleted while it was being repeated');
    return before;
  }
  wakeMailWorker();
  return interest;
}

/** Presents an interest to the client. */
const presentInterest = ({ addOn, createdAt }: AddOnInterest): AddOnInterestReply => ({
  addOn,
  createdAt: toIsoTime(createdAt),
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
      async run({ account, business, body, peer, requestId }) {
        const interest = await registerInterest(deps, body.addOn, { account, business, peer });
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
