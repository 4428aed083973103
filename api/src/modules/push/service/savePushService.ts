import type { PushServiceReply, SavePushServiceBody } from '@skal/contracts/push/pushService';
import type { Locale } from '@skal/contracts/site/locale';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../db/rows/id.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { invalidFields, notFound, unavailable } from '../../../server/errors/HttpError.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { toIsoTimeOrNull } from '../../../time/calendar.ts';
import { createAppClient } from '../../appKey/createAppClient.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { lockBusiness } from '../../client/lockBusiness.ts';
import { countDevices } from '../../device/devices.ts';
import { FcmDriver } from '../driver/FcmDriver.ts';
import { PushServiceError } from '../driver/PushDriver.ts';
import { parseServiceAccount } from '../driver/serviceAccount.ts';
import { type PushService, PushServiceEntity } from './PushService.entity.ts';
import { pushCipher } from './pushCipher.ts';
import { writeProblem } from './pushProblem.ts';

type Deps = Pick<Dependencies, 'db' | 'settings'>;

const NO_KEY_FILE = /*i18n*/ 'This is not the JSON key file of a Google service account.';
const REJECTED = /*i18n*/ 'Google rejects this service account. Please create a new key in the Firebase console.';

/**
 * Verifies credentials by signing in with them.
 * @returns what is stored, and what operators see
 * @throws HttpError 400 if Google rejects them, 503 if it cannot be reached
 */
async function verify(settings: Deps['settings'], { driver, serviceAccount }: SavePushServiceBody) {
  if (driver !== 'fcm') return { account: '', secret: {} };
  const account = parseServiceAccount(serviceAccount);
  if (!account) throw invalidFields({ serviceAccount: NO_KEY_FILE });
  await new FcmDriver(settings, account).authenticate().catch((error: unknown) => {
    if (!(error instanceof PushServiceError)) throw error;
    if (error.kind === 'refused') throw invalidFields({ serviceAccount: REJECTED });
    throw unavailable(
      /*i18n*/ 'Google cannot be reached right now, so nothing was saved. Please try again in a moment.',
    );
  });
  return { account: `${account.projectId}, ${account.clientEmail}`, secret: account };
}

const newService = (
  settings: Pick<ApiSettings, 'sessionKeys'>,
  service: Pick<PushService, 'businessId' | 'driver' | 'account'>,
  secret: object,
  id = newId(),
): PushService => ({
  ...{ ...service, id, state: 'working', problem: null, failures: 0 },
  sealed: pushCipher.encrypt(settings, id, JSON.stringify(secret)),
  ...{ pausedUntil: 0, savedAt: Date.now(), failedAt: null },
});

/**
 * Saves the delivery service of a client, which ends a pause. Credentials appear in neither log nor audit log.
 * @throws HttpError 404 for an unknown client, 400 or 503 as `verify`
 */
export async function savePushService(
  { db, settings }: Deps,
  businessId: string,
  body: SavePushServiceBody,
  actor: Actor,
): Promise<void> {
  const { account, secret } = await verify(settings, body);
  await db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    await createAppClient(manager, businessId);
    const before = await manager.findOneBy(PushServiceEntity, { businessId });
    const service = newService(settings, { businessId, driver: body.driver, account }, secret, before?.id);
    if (before) await manager.update(PushServiceEntity, { id: before.id }, service);
    else await insertRows(manager, PushServiceEntity, [service]);
    await recordAuditEvent(manager, actor, {
      ...{ action: 'pushService.saved', client },
      ...(before && { before: { driver: before.driver, account: before.account } }),
      after: { driver: body.driver, account },
    });
  });
}

/** Adds a service that only logs, so that notifications can be tried without a phone, in the caller's transaction. */
export async function addLogService(
  manager: EntityManager,
  settings: Pick<ApiSettings, 'sessionKeys'>,
  businessId: string,
): Promise<void> {
  await insertRows(manager, PushServiceEntity, [newService(settings, { businessId, driver: 'log', account: '' }, {})]);
}

/** Removes the delivery service. Notifications on their way wait for another one, for a day. @throws HttpError 404 */
export async function removePushService({ db }: Pick<Deps, 'db'>, businessId: string, actor: Actor): Promise<void> {
  await db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    const before = await manager.findOneBy(PushServiceEntity, { businessId });
    if (!before) throw notFound('push service');
    await manager.delete(PushServiceEntity, { businessId });
    const { driver, account } = before;
    await recordAuditEvent(manager, actor, { action: 'pushService.removed', client, before: { driver, account } });
  });
}

/** Reads the delivery service of a client for operators. */
export async function readPushService(
  { db }: Pick<Deps, 'db'>,
  businessId: string,
  locale: Locale,
): Promise<PushServiceReply> {
  return db.read(async (manager) => {
    const service = await manager.findOneBy(PushServiceEntity, { businessId });
    return {
      state: service?.state ?? 'missing',
      driver: service?.driver ?? null,
      account: service?.account ?? '',
      problem: writeProblem(locale, service?.problem),
      savedAt: toIsoTimeOrNull(service?.savedAt ?? null),
      devices: await countDevices(manager, businessId),
    };
  });
}
