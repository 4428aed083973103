import { messageOf } from '../errorProps.ts';
import { pingScanner } from '../modules/ticket/scan/clamav.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok } from './checkResult.ts';

/** Checks that the virus scanner is reachable, if one is set. */
export async function checkClamav({ clamav }: Pick<ApiSettings, 'clamav'>): Promise<CheckResult[]> {
  if (!clamav) return [];
  try {
    await pingScanner(clamav);
    return [ok('clamav', 'ClamAV is reachable.')];
  } catch (error) {
    const remedy = 'Check SKAL_CLAMAV and that clamd listens there; until then uploads are rejected.';
    return [failure('clamav', `ClamAV is unreachable: ${messageOf(error)}.`, remedy)];
  }
}
