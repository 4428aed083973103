import type { Dependencies } from '../../dependencies.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../audit/recordAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { buildOperatorNoticeMails } from '../outbox/notice/notifyOperator.ts';
import type { OperatorNotice } from '../outbox/notice/operatorNotice.mails.ts';
import { OutageEntity } from './Outage.entity.ts';

/** Dependencies that may be down; audit actions are `clamav.unavailable` and `clamav.available`. */
type OutageTarget = 'clamav';

/** Notices about an unstable dependency are at least this far apart, in milliseconds. */
const NOTICE_INTERVAL_MS = 3_600_000;

type Deps = Pick<Dependencies, 'db' | 'log' | 'settings' | 'wakeMailWorker'>;

interface OutageInput {
  name: OutageTarget;
  notice: OperatorNotice;
  now: number;
}

/**
 * Records the start of an outage and notifies the operator, once for all processes. The first statement locks the row;
 * the second contains the condition.
 */
export async function recordOutageStart(deps: Deps, { name, notice, now }: OutageInput): Promise<void> {
  const { db, log, wakeMailWorker } = deps;
  const mails = await buildOperatorNoticeMails(deps, notice);
  const isNew = await db.tx(async (manager) => {
    await manager
      .createQueryBuilder()
      .insert()
      .into(OutageEntity)
      .values({ name, since: 0, endedAt: 0 })
      .orUpdate(['name'], ['name'])
      .updateEntity(false)
      .execute();
    const { affected } = await manager
      .createQueryBuilder()
      .update(OutageEntity)
      .set({ since: now, endedAt: null })
      .where('name = :name AND ended_at IS NOT NULL AND ended_at < :before', { name, before: now - NOTICE_INTERVAL_MS })
      .execute();
    if (!affected) return false;
    await recordAuditEvent(manager, SYSTEM_ACTOR, { action: `${name}.unavailable` });
    await enqueueMails(manager, mails, now);
    return true;
  });
  if (!isNew) return;
  log.error({}, `${name} is unavailable`);
  wakeMailWorker();
}

/** Records the end of an outage, and notifies the operator if its start was reported. */
export async function recordOutageEnd(deps: Deps, { name, notice, now }: OutageInput): Promise<void> {
  const { db, log, wakeMailWorker } = deps;
  const mails = await buildOperatorNoticeMails(deps, notice);
  const hadOutage = await db.tx(async (manager) => {
    const { affected } = await manager
      .createQueryBuilder()
      .update(OutageEntity)
      .set({ endedAt: now })
      .where('name = :name AND ended_at IS NULL', { name })
      .execute();
    if (!affected) return false;
    await recordAuditEvent(manager, SYSTEM_ACTOR, { action: `${name}.available` });
    await enqueueMails(manager, mails, now);
    return true;
  });
  if (!hadOutage) return;
  log.info({}, `${name} is available again`);
  wakeMailWorker();
}
