import { SCANNER_UNAVAILABLE } from '@skal/contracts/support/resumableUpload';
import { databaseError } from '../../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { badRequest, HttpError } from '../../../server/errors/HttpError.ts';
import { errorLogFields } from '../../../server/observability/log.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../../audit/recordAudit.ts';
import { enqueueMails } from '../../outbox/enqueueMails.ts';
import { operatorNoticeMails } from '../../outbox/notice/notifyOperator.ts';
import { consumeQuota } from '../../quota/consumeQuota.ts';
import type { Attachment } from '../attachment/Attachment.entity.ts';
import { TicketEntity } from '../Ticket.entity.ts';
import { findTicketClient } from '../thread/thread.query.ts';
import { scanFile } from './clamav.ts';
import { recordScannerDown } from './scannerOutage.ts';

/** Files are taken again when the scanner is back, and not by the same connection. */
const NOBODY_LOOKS =
  'Files cannot be looked at for viruses just now, and none is taken without that. Please send this one again in a few minutes.';
const MINUTE_S = 60;

type Deps = Pick<Dependencies, 'db' | 'log' | 'settings' | 'wakeMailWorker'>;

/** Notes what was found, and tells the operator, as often as a day takes: whoever sends it again fills no mailbox. */
async function tellOf(deps: Deps, { id, name, ticketId }: Attachment, found: string): Promise<void> {
  const { db, log, settings } = deps;
  log.warn({ attachment: id, found }, 'infected upload');
  const ticket = await db.read((manager) => manager.findOneBy(TicketEntity, { id: ticketId }));
  if (!ticket) throw databaseError('SKAL_GONE', 'A ticket was deleted while its file was looked at');
  const client = await findTicketClient(db, ticket);
  const mails = operatorNoticeMails(settings, {
    subject: 'An infected file was refused',
    text: `ClamAV found ${found} in ${name}, a file for the ticket ${ticketId} of ${client.name}.\n\nNothing of it was kept.`,
  });
  const now = Date.now();
  const deed = {
    action: 'upload.infected',
    client: { id: client.id, name: client.name },
    after: { file: name, found },
  };
  try {
    await db.tx(async (manager) => {
      await consumeQuota(manager, { businessId: client.id, kind: 'infectedAlerts', amount: 1, now }, settings);
      await recordAuditEvent(manager, SYSTEM_ACTOR, deed);
      await enqueueMails(manager, mails, now);
    });
  } catch (error) {
    // It stands in the log each time.
    if (error instanceof HttpError && error.status === 429) return;
    throw error;
  }
  deps.wakeMailWorker();
}

/**
 * Has an upload looked at, where a scanner is set, before it is stored. A file that cannot be looked at is not stored: the
 * pieces of a large one wait, a small one is sent again.
 * @throws HttpError 400 for one that is infected, 503 while the scanner cannot be asked
 */
export async function scanUpload(deps: Deps, announced: Attachment, path: string): Promise<void> {
  const { clamav } = deps.settings;
  if (!clamav) return;
  const found = await scanFile(clamav, path).catch(async (error) => {
    deps.log.error({ attachment: announced.id, ...errorLogFields(error) }, 'upload not looked at: see SKAL_CLAMAV');
    await recordScannerDown(deps);
    throw new HttpError(503, NOBODY_LOOKS, { code: SCANNER_UNAVAILABLE, headers: { 'Retry-After': String(MINUTE_S) } });
  });
  if (!found) return;
  await tellOf(deps, announced, found);
  throw badRequest(
    `This file holds something harmful (${found}) and was not taken. Please have your device looked at.`,
  );
}
