import type { Database } from '../../../db/database.ts';
import { conflict, notFound } from '../../../server/errors/HttpError.ts';
import type { Call } from '../../../server/http/route.ts';
import { recordAuditEvent } from '../../audit/recordAudit.ts';
import { type PushCampaign, PushCampaignEntity } from './PushCampaign.entity.ts';

/**
 * Cancels a notification. The write has the condition that it has not begun: a worker claims it by the same column.
 * @throws HttpError 404 for an unknown one, 409 once it is being sent
 */
export async function cancelPush(
  db: Database,
  call: Pick<Call<{ id: string }, unknown>, 'account' | 'business' | 'params' | 'peer'>,
): Promise<PushCampaign> {
  const { business, params } = call;
  const where = { id: params.id, businessId: business.id };
  return db.tx(async (manager) => {
    const { affected } = await manager.update(
      PushCampaignEntity,
      { ...where, state: 'scheduled' },
      { state: 'cancelled' },
    );
    const campaign = await manager.findOneBy(PushCampaignEntity, where);
    if (!campaign || campaign.audience === 'test') throw notFound('notification');
    if (!affected && campaign.state === 'cancelled') return campaign;
    if (!affected)
      throw conflict(/*i18n*/ 'This notification is already being sent, so it can no longer be cancelled.');
    const before = { title: campaign.title };
    await recordAuditEvent(manager, call, { action: 'push.cancelled', client: business, before });
    return campaign;
  });
}
