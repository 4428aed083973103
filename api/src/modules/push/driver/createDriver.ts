import type { Dependencies } from '../../../dependencies.ts';
import { enqueueWebhook, hasWebhook } from '../../appWebhook/enqueueWebhook.ts';
import type { PushService } from '../service/PushService.entity.ts';
import { pushCipher } from '../service/pushCipher.ts';
import { FcmDriver } from './FcmDriver.ts';
import { type PushDriver, PushServiceError } from './PushDriver.ts';
import type { ServiceAccount } from './serviceAccount.ts';

/** Sends notifications through the app's backend, which finds each device by the id that it got at the registration. */
const webhookDriver: PushDriver = {
  send: async () => ({ kind: 'sent' }),
  async commit(manager, { id, businessId, title, text, link }, targets) {
    if (!(await hasWebhook(manager, businessId)))
      throw new PushServiceError('refused', /*i18n*/ 'The push service has no webhook to send to.');
    const devices = targets.map(({ deviceId }) => deviceId);
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
  if (secret === null) {
    throw new PushServiceError('refused', /*i18n*/ 'The push service has credentials that no session key decrypts.');
  }
  return new FcmDriver(settings, JSON.parse(secret) as ServiceAccount);
}
