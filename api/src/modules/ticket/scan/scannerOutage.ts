import type { Dependencies } from '../../../dependencies.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { recordOutageEnd, recordOutageStart } from '../../outage/outages.ts';
import type { OperatorNotice } from '../../outbox/notice/operatorNotice.mails.ts';
import { pingScanner } from './clamav.ts';

/** Timeout of a health check, in milliseconds: a healthy scanner replies at once. */
const GREETING_MS = 1500;

type Deps = Pick<Dependencies, 'db' | 'log' | 'settings' | 'wakeMailWorker'>;

const UNAVAILABLE: OperatorNotice = {
  subject: /*i18n*/ 'Virus scanner (ClamAV) unavailable: uploads are rejected',
  text: /*i18n*/ 'Uploads cannot be scanned for viruses and are therefore rejected. Clients see a message, and large files wait in chunks for up to 24 hours.\n\nPlease check that clamd is running at the address in SKAL_CLAMAV. You will get one more email when it is back.',
};
const AVAILABLE: OperatorNotice = {
  subject: /*i18n*/ 'Virus scanner (ClamAV) is back: uploads are accepted again',
  text: /*i18n*/ 'Uploads are scanned and accepted again. Small files rejected in the meantime have to be uploaded again.',
};

/** Records that an upload could not be scanned. Never fails: the upload is rejected in any case. */
export const recordScannerDown = (deps: Deps, now = Date.now()): Promise<void> =>
  recordOutageStart(deps, { name: 'clamav', notice: UNAVAILABLE, now }).catch((error) =>
    deps.log.error(getErrorLogFields(error), 'clamav is unreachable, and the operator notice failed'),
  );

/**
 * Whether the scanner responds; null if none is configured.
 * @param timeoutMs timeout in milliseconds
 */
export async function isScannerReachable(
  { clamav }: Pick<ApiSettings, 'clamav'>,
  timeoutMs = GREETING_MS,
): Promise<boolean | null> {
  if (!clamav) return null;
  return pingScanner({ ...clamav, timeoutMs: Math.min(clamav.timeoutMs, timeoutMs) }).then(
    () => true,
    () => false,
  );
}

/** Checks the scanner, so that an outage is detected before an upload fails, and its end is reported. */
export async function checkScanner(deps: Deps, now: number): Promise<void> {
  // A scanner that reloads its signatures responds late, but is available.
  const isReachable = await isScannerReachable(deps.settings, Number.POSITIVE_INFINITY);
  if (isReachable === null) return;
  if (isReachable) await recordOutageEnd(deps, { name: 'clamav', notice: AVAILABLE, now });
  else await recordOutageStart(deps, { name: 'clamav', notice: UNAVAILABLE, now });
}
