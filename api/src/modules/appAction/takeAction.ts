import { type ActionReply, type ActionStep, nextOrderSteps, nextReservationSteps } from '@skal/contracts/app/appAction';
import type { WebhookType } from '@skal/contracts/app/appWebhook';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import { conflict, notFound, outdated } from '../../server/errors/HttpError.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { formatFullName } from '../account/name.ts';
import { lockAppClients } from '../appKey/lockAppClients.query.ts';
import { readClientVersion } from '../appKey/readClientVersion.ts';
import { enqueueWebhook } from '../appWebhook/enqueueWebhook.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { type ActionKind, type AppAction, AppActionEntity } from './AppAction.entity.ts';
import { findActionStates, UNANSWERED } from './actionStates.ts';
import { findSubject } from './findSubject.ts';

/** A step that a person takes. */
interface TakenStep {
  readonly kind: ActionKind;
  /** The event of the order or reservation. */
  readonly subjectId: string;
  readonly step: ActionStep;
  /** Number of steps that the person saw. */
  readonly version: number;
}

type Person = Actor & { readonly account: AuthenticatedUser; readonly business: AuthenticatedBusiness };

const next: Readonly<Record<ActionKind, Readonly<Record<string, readonly ActionStep[]>>>> = {
  order: nextOrderSteps,
  reservation: nextReservationSteps,
};

const OUTDATED = /*i18n*/ 'Someone else answered this just now. The current state is shown.';

/**
 * Records a step of an order or reservation and queues its message to the app. A repeated step changes nothing. The
 * client's row is locked first, so that of two people who take different steps one wins, and every open portal shows it.
 * @throws HttpError 404 for an unknown order or reservation, 409 with the current state for another state than shown, and
 *   for one that the app reported as over
 */
export async function takeAction(
  { db, settings: { timeZone } }: Pick<Dependencies, 'db' | 'settings'>,
  { business, account, peer }: Person,
  { kind, subjectId, step, version }: TakenStep,
): Promise<ActionReply> {
  const businessId = business.id;
  const subject = await findSubject(db, kind, { businessId, id: subjectId, timeZone });
  if (!subject) throw notFound(kind);
  const { ended, ...identity } = subject;
  return db.tx(async (manager) => {
    await lockAppClients(manager, [businessId], null);
    const current = (await findActionStates(manager, businessId, [subjectId])).get(subjectId) ?? UNANSWERED;
    if (current.step === step) return current;
    if (current.version !== version) throw outdated(OUTDATED, current);
    if (ended !== null) throw conflict(ended);
    if (!next[kind][current.step ?? 'none']?.includes(step)) throw outdated(OUTDATED, current);
    const now = Date.now();
    const action: AppAction = {
      ...{ id: newId(), businessId, subjectId, kind, step, version: version + 1, ...identity, at: now },
      ...{ sequence: await readClientVersion(manager, businessId), byName: formatFullName(account) },
    };
    await insertRows(manager, AppActionEntity, [action]);
    await enqueueWebhook(manager, {
      ...{ businessId, id: action.id, type: `${kind}.${step}` as WebhookType },
      data: { [kind]: identity.orderName, event: subjectId, step, version: action.version, at: toIsoTime(now) },
    });
    await recordAuditEvent(
      manager,
      { account, peer },
      {
        ...{ action: `${kind}.${step}`, client: { id: businessId, name: business.name } },
        after: { [kind]: identity.orderName },
      },
    );
    return (await findActionStates(manager, businessId, [subjectId])).get(subjectId) ?? UNANSWERED;
  });
}
