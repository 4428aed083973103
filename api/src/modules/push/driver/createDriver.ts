import type { Dependencies } from '../../../dependencies.ts';
import type { PushService } from '../service/PushService.entity.ts';
import { pushCipher } from '../service/pushCipher.ts';
import { enqueueWebhook } from './enqueueWebhook.ts';
import { FcmDriver } from './FcmDriver.ts';
import { type PushDriver, PushServiceError } from './PushDriver.ts';
import type { ServiceAccount } from './serviceAccount.ts';

/** Hands notifications to the app's backend, which delivers them itself. */
const webhookDriver: PushDriver = {
  send: async () => ({ kind: 'sent' }),
  async commit(manager, { id, businessId, title, text, link }, targets) {
    const devices = targets.map(({ token, platform, locale }) => ({ token, platform, locale }));
    await enqueueWebhook(manager, { businessId, type: 'push.send', data: { push: id, title, text, link, devices } });
  },
};

/**
 * Creates the driver of a service.
 * @throws PushServiceError if its credentials cannot be decrypted
 */
export function createDriver(
  { settings, log }: Pick<Dependencies, 'settings' | 'log'>,
  { id, driver, sealed }: Pick<PushService, 'id' | 'driver' | 'sealed'>,
): PushDriver {
  if (driver === 'webhook') return webhookDriver;
  if (driver === 'log') {
    return {
      async send(message, { deviceId }) {
        log.info({ push: message.id, device: deviceId }, 'notification logged');
        return { kind: 'sent' };
      },
    };
  }
  const secret = pushCipher.decrypt(settings, id, sealed);
  if (secret === null) throw new PushServiceError('refused', 'has credentials that no session key decrypts');
  return new FcmDriver(settings, JSON.parse(secret) as ServiceAccount);
}
