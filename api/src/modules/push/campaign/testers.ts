import { type AddTesterBody, PUSH_TESTERS_MAX } from '@skal/contracts/push/push';
import type { Database } from '../../../db/database.ts';
import { isDuplicate } from '../../../db/resilience/databaseErrors.ts';
import { newId } from '../../../db/rows/id.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import { sentence } from '../../../language/text.ts';
import { conflict, invalidFields, notFound } from '../../../server/errors/HttpError.ts';
import type { Call } from '../../../server/http/route.ts';
import { hashPseudonym } from '../../appEvent/pseudonym.ts';
import { findSalt } from '../../appKey/findSalt.ts';
import { buildGuestId } from '../../appMetric/guest/guestId.ts';
import { recordAuditEvent } from '../../audit/recordAudit.ts';
import { lockBusiness } from '../../client/lockBusiness.ts';
import { countGuestDevices } from '../../device/devices.ts';
import { type PushTester, PushTesterEntity } from './PushTester.entity.ts';

const UNKNOWN =
  /*i18n*/ 'No phone of this guest is registered for notifications. Please check the ID, and allow notifications in the app.';
const KNOWN = /*i18n*/ 'This guest is already in your list.';

/**
 * Marks a guest as the owner's own. The owner types the guest ID that their own app shows: devices are not listed, because
 * the portal must not show guests. Only its hash is stored.
 * @throws HttpError 400 if no device has this guest, 409 if it is marked already or the maximum is reached
 */
export async function addTester(db: Database, call: Call<unknown, AddTesterBody>): Promise<PushTester> {
  const { business, body } = call;
  const salt = await findSalt(db, business.id);
  if (salt === null) throw invalidFields({ guest: UNKNOWN });
  const guestId = buildGuestId(business.id, hashPseudonym(body.guest, salt));
  const tester = { id: newId(), businessId: business.id, guestId, name: body.name, createdAt: Date.now() };
  try {
    await db.tx(async (manager) => {
      const client = await lockBusiness(manager, business.id);
      if ((await countGuestDevices(manager, business.id, [guestId])) === 0) {
        throw invalidFields({ guest: UNKNOWN });
      }
      if ((await manager.countBy(PushTesterEntity, { businessId: business.id })) >= PUSH_TESTERS_MAX) {
        throw conflict(
          sentence(/*i18n*/ 'You can have at most {max} own phones. Please remove one first.', {
            max: PUSH_TESTERS_MAX,
          }),
        );
      }
      await insertRows(manager, PushTesterEntity, [tester]);
      await recordAuditEvent(manager, call, { action: 'pushTester.added', client, after: { name: body.name } });
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict(KNOWN, { guest: KNOWN }) : error;
  }
  return tester;
}

/** Removes a mark. @throws HttpError 404 for an unknown one */
export async function removeTester(
  db: Database,
  call: Pick<Call<{ id: string }, unknown>, 'account' | 'business' | 'params' | 'peer'>,
): Promise<void> {
  const where = { id: call.params.id, businessId: call.business.id };
  await db.tx(async (manager) => {
    const tester = await manager.findOneBy(PushTesterEntity, where);
    const { affected } = await manager.delete(PushTesterEntity, where);
    if (!tester || !affected) throw notFound('phone');
    const before = { name: tester.name };
    await recordAuditEvent(manager, call, { action: 'pushTester.removed', client: call.business, before });
  });
}
