import { PUSH_NEEDS_CONFIRMATION, type SendPushBody, type TestPushBody } from '@skal/contracts/push/push';
import { type EntityManager, MoreThan } from 'typeorm';
import { newId } from '../../../db/rows/id.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sentence } from '../../../language/text.ts';
import { conflict, HttpError } from '../../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../../server/http/idempotency.ts';
import type { Call } from '../../../server/http/route.ts';
import { toIsoTime, toLocalDay } from '../../../time/calendar.ts';
import { formatFullName } from '../../account/name.ts';
import { recordAuditEvent } from '../../audit/recordAudit.ts';
import { countGuestDevices } from '../../device/devices.ts';
import { describeSaturated } from '../audience/hideSmall.ts';
import { buildAudienceRules } from '../audience/rules.ts';
import { PushServiceEntity } from '../service/PushService.entity.ts';
import { type PushCampaign, PushCampaignEntity } from './PushCampaign.entity.ts';
import { PushTesterEntity } from './PushTester.entity.ts';
import { describeQuiet, parseSendTime } from './sendTime.ts';
import { countSaturated, WEEK_MS } from './weekly.query.ts';

type Deps = Pick<Dependencies, 'db' | 'settings'>;

const NO_SERVICE =
  /*i18n*/ "Notifications can be sent once your app's push service is connected. Please ask us in Support.";

/** Maximum number of notifications and tests of a client within a day. */
const DAILY_MAX = 50;
const DAY_MS = 24 * 3600_000;

/**
 * Locks the service, so that it is not removed meanwhile and two requests do not exceed the maximum together.
 * @throws HttpError 409 without a service, or above the daily maximum
 */
async function admitCampaign(manager: EntityManager, { businessId, createdAt }: PushCampaign): Promise<undefined> {
  await manager.update(PushServiceEntity, { businessId }, { failures: () => 'failures' });
  if (!(await manager.existsBy(PushServiceEntity, { businessId }))) throw conflict(NO_SERVICE);
  const recent = { businessId, createdAt: MoreThan(createdAt - DAY_MS) };
  if ((await manager.countBy(PushCampaignEntity, recent)) >= DAILY_MAX) {
    throw conflict(
      sentence(/*i18n*/ 'You have written {max} notifications within a day, the maximum. Please try again tomorrow.', {
        max: DAILY_MAX,
      }),
    );
  }
  return undefined;
}

const newCampaign = ({ account, business }: Pick<Call<unknown, unknown>, 'account' | 'business'>, now: number) => ({
  ...{ id: newId(), businessId: business.id, state: 'scheduled' as const, createdAt: now },
  ...{ createdBy: formatFullName(account), cursorId: null, leaseUntil: 0, startedAt: null, finishedAt: null },
  ...{ guests: 0, counts: { sent: 0, failed: 0, skipped: 0, reasons: {} } },
});

/** Names what the owner has to confirm: quiet hours, and guests who had two notifications in the week before. */
async function listViolations({ db, settings }: Deps, businessId: string, body: SendPushBody, dueAt: number) {
  const { timeZone } = settings;
  const rule = buildAudienceRules(toLocalDay(dueAt, timeZone), timeZone)[body.audience];
  const saturated = await countSaturated(db, businessId, rule, dueAt - WEEK_MS);
  const weekly = saturated > 0 ? describeSaturated(saturated) : null;
  return [describeQuiet(dueAt, timeZone), weekly].filter((violation) => violation !== null);
}

/**
 * Stores a notification that the worker sends when it is due. A repeated request with the same Idempotency-Key stores
 * nothing.
 * @throws HttpError 400 for a time that cannot be, 409 without a delivery service, 409 with the code `confirm` that names
 *   what has to be confirmed, 422 if the key was used for another request
 */
export async function sendPush(deps: Deps, call: Call<unknown, SendPushBody>): Promise<PushCampaign> {
  const { db, settings } = deps;
  const { body, business } = call;
  const now = Date.now();
  const dueAt = parseSendTime(body.sendAt, now, settings.timeZone);
  const { title, text, link, audience, confirmed } = body;
  const campaign: PushCampaign = {
    ...newCampaign(call, now),
    ...{ title, body: text, link: link ?? null, audience, dueAt, confirmed: confirmed ? 1 : 0 },
    ...idempotencyColumns(body, call.header('Idempotency-Key'), business.id),
  };
  if (!(await db.read((manager) => manager.existsBy(PushServiceEntity, { businessId: business.id })))) {
    throw conflict(NO_SERVICE);
  }
  const { requestKey } = campaign;
  // A repeated request must not ask: its first one may have changed what is counted.
  const isRepeated =
    requestKey !== null && (await db.read((manager) => manager.existsBy(PushCampaignEntity, { requestKey })));
  if (!confirmed && !isRepeated) {
    const violations = await listViolations(deps, business.id, body, dueAt);
    const [first, second] = violations;
    const question = first && second ? sentence(/*i18n*/ '{first} {second}', { first, second }) : first;
    if (question) throw new HttpError(409, question, { code: PUSH_NEEDS_CONFIRMATION });
  }
  return insertOnce(
    db,
    PushCampaignEntity,
    campaign,
    async (manager) => {
      const after = { title, audience, sendAt: toIsoTime(dueAt) };
      await recordAuditEvent(manager, call, { action: 'push.scheduled', client: business, after });
    },
    (manager) => admitCampaign(manager, campaign),
  );
}

/**
 * Sends a test to the phones of the owner's own guests, now and whatever the hour. It counts neither as sent nor for the
 * weekly maximum.
 * @throws HttpError 409 without a delivery service, or without an own phone
 */
export async function sendTest(deps: Deps, call: Call<unknown, TestPushBody>): Promise<number> {
  const { body, business } = call;
  const now = Date.now();
  const devices = await deps.db.read(async (manager) => {
    const testers = await manager.findBy(PushTesterEntity, { businessId: business.id });
    return countGuestDevices(
      manager,
      business.id,
      testers.map(({ guestId }) => guestId),
    );
  });
  if (devices === 0) {
    throw conflict(/*i18n*/ 'None of your own phones is registered for notifications. Please add one first.');
  }
  const { title, text, link } = body;
  const campaign: PushCampaign = {
    ...newCampaign(call, now),
    ...{ title, body: text, link: link ?? null, audience: 'test', dueAt: now, confirmed: 1 },
    ...idempotencyColumns(body, call.header('Idempotency-Key'), business.id),
  };
  await insertOnce(
    deps.db,
    PushCampaignEntity,
    campaign,
    async () => undefined,
    (manager) => admitCampaign(manager, campaign),
  );
  return devices;
}
