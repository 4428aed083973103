import { LAUNCH_UNDO_MINUTES } from '@skal/contracts/client/client';
import { IsNull, MoreThan } from 'typeorm';
import type { Dependencies } from '../../../dependencies.ts';
import { sentence, type Text } from '../../../language/text.ts';
import { conflict } from '../../../server/errors/HttpError.ts';
import { formatDateTime, toIsoTime } from '../../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { withdrawMails } from '../../outbox/deleteMails.ts';
import { enqueueMails } from '../../outbox/enqueueMails.ts';
import { BusinessEntity } from '../Business.entity.ts';
import { UNDO_MS } from '../record/clientDetail.present.ts';
import { type ClientDetail, findClient } from '../record/clientDetail.query.ts';
import { LAUNCH, launchMail, launchUndoneMail } from './launch.mails.ts';

type Deps = Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>;

const counted = { version: () => 'version + 1' };

/**
 * Marks an app as live, once: the Coming Soon overlays disappear at the client's next request, and an email tells the
 * client.
 * @throws HttpError 404 for an unknown client, 409 if the app is live already
 */
export async function launchClient(
  { db, settings, wakeMailWorker }: Deps,
  id: string,
  actor: Actor,
): Promise<ClientDetail> {
  const now = Date.now();
  const launched = await db.tx(async (manager) => {
    const { affected } = await manager.update(BusinessEntity, { id, liveAt: IsNull() }, { liveAt: now, ...counted });
    const row = await findClient(db, id);
    if (!affected)
      throw conflict(
        sentence(/*i18n*/ 'This app has been live since {time}.', {
          time: (locale) => formatDateTime(Number(row.liveAt), settings.timeZone, locale),
        }),
      );
    await enqueueMails(manager, [launchMail(row, settings)], now);
    const client = { id, name: row.businessName };
    await recordAuditEvent(manager, actor, { action: 'client.launched', client, after: { liveAt: toIsoTime(now) } });
    return row;
  });
  wakeMailWorker();
  return launched;
}

/**
 * Undoes a launch within the first minutes of server time. If the email has been sent already, another one withdraws
 * it.
 * @throws HttpError 404 for an unknown client, 409 if the app is not live or has been live for too long
 */
export async function undoLaunch(
  { db, settings, wakeMailWorker }: Deps,
  id: string,
  actor: Actor,
): Promise<ClientDetail> {
  const now = Date.now();
  const undone = await db.tx(async (manager) => {
    const recent = { id, liveAt: MoreThan(now - UNDO_MS) };
    const { affected } = await manager.update(BusinessEntity, recent, { liveAt: null, ...counted });
    const row = await findClient(db, id);
    if (!affected) throw conflict(undoConflict(row));
    if (!(await withdrawMails(manager, LAUNCH, row.email))) {
      await enqueueMails(manager, [launchUndoneMail(row, settings)], now);
    }
    const client = { id, name: row.businessName };
    await recordAuditEvent(manager, actor, { action: 'client.launchUndone', client, after: { liveAt: null } });
    return row;
  });
  wakeMailWorker();
  return undone;
}

const undoConflict = ({ liveAt }: ClientDetail): Text =>
  liveAt === null
    ? /*i18n*/ 'This app is not live, so there is nothing to undo.'
    : sentence(/*i18n*/ 'This app went live more than {minutes} minutes ago, so the launch can no longer be undone.', {
        minutes: LAUNCH_UNDO_MINUTES,
      });
