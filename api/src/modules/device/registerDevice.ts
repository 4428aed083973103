import { hash } from 'node:crypto';
import { GUEST_DEVICES_MAX, type RegisterDeviceBody } from '@skal/contracts/app/device';
import { In } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { sentence } from '../../language/text.ts';
import type { AppPrincipal } from '../../server/auth/AppPrincipal.ts';
import { conflict } from '../../server/errors/HttpError.ts';
import { hashPseudonym } from '../appEvent/pseudonym.ts';
import { lockAppClient } from '../appKey/lockAppClient.ts';
import { buildGuestId } from '../appMetric/guest/guestId.ts';
import { DeviceEntity } from './Device.entity.ts';

/** Maximum number of devices per business: more than any app of a client has guests. */
export const DEVICES_MAX = 250_000;

/** Hashes a token for the unique index. */
export const hashToken = (token: string): string => hash('sha256', token);

/**
 * Registers a device of a business, one row per token. A known token gets the guest, platform and locale of this
 * registration: a phone may change hands. The client's row is locked, so that two requests cannot exceed a limit together.
 * @returns the id of the device
 * @throws HttpError 409 if the business has the maximum number of devices
 */
export async function registerDevice(
  db: Database,
  { businessId, salt }: Pick<AppPrincipal, 'businessId' | 'salt'>,
  { token, platform, guest, locale }: RegisterDeviceBody,
): Promise<string> {
  const now = Date.now();
  const guestId = guest === '' ? null : buildGuestId(businessId, hashPseudonym(guest, salt));
  const tokenHash = hashToken(token);
  return db.tx(async (manager) => {
    await lockAppClient(manager, businessId);
    const known = await manager.findOneBy(DeviceEntity, { businessId, tokenHash });
    const id = known?.id ?? newId();
    if (known) await manager.update(DeviceEntity, { id }, { platform, guestId, locale, seenAt: now });
    else {
      if ((await manager.countBy(DeviceEntity, { businessId })) >= DEVICES_MAX) {
        throw conflict(
          sentence(/*i18n*/ 'This app has {max} devices, the maximum. Forget those that are no longer in use.', {
            max: DEVICES_MAX,
          }),
        );
      }
      const device = { id, businessId, tokenHash, token, platform, guestId, locale, createdAt: now, seenAt: now };
      await insertRows(manager, DeviceEntity, [device]);
    }
    if (guestId !== null) {
      const order = { seenAt: 'DESC', id: 'DESC' } as const;
      const select = { id: true } as const;
      const own = await manager.find(DeviceEntity, { select, where: { businessId, guestId }, order });
      const surplus = own.slice(GUEST_DEVICES_MAX).map((device) => device.id);
      if (surplus.length > 0) await manager.delete(DeviceEntity, { id: In(surplus) });
    }
    return id;
  });
}
