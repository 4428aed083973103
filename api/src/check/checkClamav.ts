import { messageOf } from '../errorProps.ts';
import { pingScanner } from '../modules/ticket/scan/clamav.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok } from './checkResult.ts';

/** Checks that the virus scanner is reachable, if one is set. */
export async function checkClamav({ clamav }: Pick<ApiSettings, 'clamav'>): Promise<CheckResult[]> {
  if (!clamav) return [];
  try {
    await pingScanner(clamav);
    return [ok('clamav', 'ClamAV answers.')];
  } catch (error) {
    const remedy = 'See SKAL_CLAMAV, and that clamd listens there; until it does, no file is taken.';
    return [failure('clamav', `ClamAV cannot be asked: ${messageOf(error)}.`, remedy)];
  }
}
