import type { Dependencies } from '../../../dependencies.ts';
import { errorLogFields } from '../../../server/observability/log.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { recordOutageEnd, recordOutageStart } from '../../outage/outages.ts';
import { pingScanner } from './clamav.ts';

/** A scanner that is well greets at once; whoever asks how it is waits no longer, in milliseconds. */
const GREETING_MS = 1500;

type Deps = Pick<Dependencies, 'db' | 'log' | 'settings' | 'wakeMailWorker'>;

const AWAY = {
  subject: 'ClamAV is away: no file is taken',
  text: 'Uploads cannot be looked at for viruses, and none is taken without that. Clients read so, and large files wait as pieces for up to 24 hours.\n\nPlease see whether clamd runs where SKAL_CLAMAV says. You hear from us once more, when it is back.',
};
const BACK = {
  subject: 'ClamAV is back: files are taken again',
  text: 'Uploads are looked at for viruses again, and taken. Whoever was refused meanwhile sends a small file anew.',
};

/** Notes that an upload could not be looked at. The upload is refused however this goes. */
export const recordScannerDown = (deps: Deps, now = Date.now()): Promise<void> =>
  recordOutageStart(deps, { name: 'clamav', news: AWAY, now }).catch((error) =>
    deps.log.error(errorLogFields(error), 'clamav is away, and nobody was told'),
  );

/**
 * Whether who looks at uploads answers; null where nobody is to look at them.
 * @param patienceMs how long it has for that, in milliseconds
 */
export async function isScannerReachable(
  { clamav }: Pick<ApiSettings, 'clamav'>,
  patienceMs = GREETING_MS,
): Promise<boolean | null> {
  if (!clamav) return null;
  return pingScanner({ ...clamav, timeoutMs: Math.min(clamav.timeoutMs, patienceMs) }).then(
    () => true,
    () => false,
  );
}

/** Looks whether the scanner is there, so that its absence is known before somebody uploads, and its return is told. */
export async function checkScanner(deps: Deps, now: number): Promise<void> {
  // One that reads its signatures anew answers late, and is not away.
  const isThere = await isScannerReachable(deps.settings, Number.POSITIVE_INFINITY);
  if (isThere === null) return;
  if (isThere) await recordOutageEnd(deps, { name: 'clamav', news: BACK, now });
  else await recordOutageStart(deps, { name: 'clamav', news: AWAY, now });
}
