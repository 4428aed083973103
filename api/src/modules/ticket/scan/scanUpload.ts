import { SCANNER_UNAVAILABLE } from '@skal/contracts/support/resumableUpload';
import type { Dependencies } from '../../../dependencies.ts';
import { sentence } from '../../../language/text.ts';
import { badRequest, HttpError } from '../../../server/errors/HttpError.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../../audit/recordAudit.ts';
import { enqueueMails } from '../../outbox/enqueueMails.ts';
import { buildOperatorNoticeMails } from '../../outbox/notice/notifyOperator.ts';
import { consumeQuota } from '../../quota/consumeQuota.ts';
import { scanFile } from './clamav.ts';
import { recordScannerDown } from './scannerOutage.ts';

/** Uploads are accepted again once the scanner is back, over a new connection. */
const SCANNER_DOWN =
  /*i18n*/ 'Files cannot be scanned for viruses right now, so uploads are paused. Please try again in a few minutes.';
const MINUTE_S = 60;

type Deps = Pick<Dependencies, 'db' | 'log' | 'settings' | 'wakeMailWorker'>;

/** An upload, and for reports whose it is. */
export interface ScannedUpload {
  readonly id: string;
  readonly name: string;
  /** Returns the client, and the ticket that the file is for; null for one of the gallery. */
  readonly findOrigin: () => Promise<{ client: { id: string; name: string }; ticket: string | null }>;
}

/** Audits malware and tells the operator, within a daily quota: repeated uploads must not flood the mailbox. */
async function reportMalware(deps: Deps, { id, name, findOrigin }: ScannedUpload, found: string): Promise<void> {
  const { db, log, settings } = deps;
  log.warn({ upload: id, found }, 'infected upload');
  const { client, ticket } = await findOrigin();
  const values = { found, file: name, client: client.name };
  const mails = await buildOperatorNoticeMails(deps, {
    subject: /*i18n*/ 'Infected file rejected',
    text:
      ticket === null
        ? sentence(
            /*i18n*/ 'ClamAV found {found} in {file}, a file for the gallery of {client}.\n\nThe file was not stored.',
            values,
          )
        : sentence(
            /*i18n*/ 'ClamAV found {found} in {file}, a file for the ticket {ticket} of {client}.\n\nThe file was not stored.',
            { ...values, ticket },
          ),
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
export async function scanUpload(deps: Deps, upload: ScannedUpload, path: string): Promise<void> {
  const { clamav } = deps.settings;
  if (!clamav) return;
  const found = await scanFile(clamav, path).catch(async (error) => {
    deps.log.error({ upload: upload.id, ...getErrorLogFields(error) }, 'upload not scanned: check SKAL_CLAMAV');
    await recordScannerDown(deps);
    throw new HttpError(503, SCANNER_DOWN, { code: SCANNER_UNAVAILABLE, headers: { 'Retry-After': String(MINUTE_S) } });
  });
  if (!found) return;
  await reportMalware(deps, upload, found);
  throw badRequest(
    sentence(/*i18n*/ 'This file contains malware ({found}) and was rejected. Please have your device checked.', {
      found,
    }),
  );
}
