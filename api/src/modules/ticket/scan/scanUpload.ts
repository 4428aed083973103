import { SCANNER_UNAVAILABLE } from '@skal/contracts/support/resumableUpload';
import { databaseError } from '../../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { badRequest, HttpError } from '../../../server/errors/HttpError.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../../audit/recordAudit.ts';
import { enqueueMails } from '../../outbox/enqueueMails.ts';
import { buildOperatorNoticeMails } from '../../outbox/notice/notifyOperator.ts';
import { consumeQuota } from '../../quota/consumeQuota.ts';
import type { Attachment } from '../attachment/Attachment.entity.ts';
import { TicketEntity } from '../Ticket.entity.ts';
import { findTicketClient } from '../thread/thread.query.ts';
import { scanFile } from './clamav.ts';
import { recordScannerDown } from './scannerOutage.ts';

/** Uploads are accepted again once the scanner is back, over a new connection. */
const SCANNER_DOWN =
  'Files cannot be scanned for viruses right now, so uploads are paused. Please try again in a few minutes.';
const MINUTE_S = 60;

type Deps = Pick<Dependencies, 'db' | 'log' | 'settings' | 'wakeMailWorker'>;

/** Audits malware and tells the operator, within a daily quota: repeated uploads must not flood the mailbox. */
async function reportMalware(deps: Deps, { id, name, ticketId }: Attachment, found: string): Promise<void> {
  const { db, log, settings } = deps;
  log.warn({ attachment: id, found }, 'infected upload');
  const ticket = await db.read((manager) => manager.findOneBy(TicketEntity, { id: ticketId }));
  if (!ticket) throw databaseError('SKAL_GONE', 'The ticket was deleted while its file was being scanned');
  const client = await findTicketClient(db, ticket);
  const mails = buildOperatorNoticeMails(settings, {
    subject: 'Infected file rejected',
    text: `ClamAV found ${found} in ${name}, a file for the ticket ${ticketId} of ${client.name}.\n\nThe file was not stored.`,
  });
  const now = Date.now();
  const event = {
    action: 'upload.infected',
    client: { id: client.id, name: client.name },
    after: { file: name, found },
  };
  try {
    await db.tx(async (manager) => {
      await consumeQuota(manager, { businessId: client.id, kind: 'infectedAlerts', amount: 1, now }, settings);
      await recordAuditEvent(manager, SYSTEM_ACTOR, event);
      await enqueueMails(manager, mails, now);
    });
  } catch (error) {
    // The log has every case.
    if (error instanceof HttpError && error.status === 429) return;
    throw error;
  }
  deps.wakeMailWorker();
}

/**
 * Scans an upload before it is stored, if a scanner is configured. A file that cannot be scanned is not stored: the
 * chunks of a large one are kept, a small one has to be uploaded again.
 * @throws HttpError 400 for an infected file, 503 while the scanner is unreachable
 */
export async function scanUpload(deps: Deps, announced: Attachment, path: string): Promise<void> {
  const { clamav } = deps.settings;
  if (!clamav) return;
  const found = await scanFile(clamav, path).catch(async (error) => {
    deps.log.error({ attachment: announced.id, ...getErrorLogFields(error) }, 'upload not scanned: check SKAL_CLAMAV');
    await recordScannerDown(deps);
    throw new HttpError(503, SCANNER_DOWN, { code: SCANNER_UNAVAILABLE, headers: { 'Retry-After': String(MINUTE_S) } });
  });
  if (!found) return;
  await reportMalware(deps, announced, found);
  throw badRequest(`This file contains malware (${found}) and was rejected. Please have your device checked.`);
}
