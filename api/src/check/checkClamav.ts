import { messageOf } from '../anyError.ts';
import { greetScanner } from '../modules/ticket/scan.ts';
import type { ApiSettings } from '../settings.ts';
import { bad, type Finding, good } from './finding.ts';

/** Whether who looks at uploads can be asked; nothing to say where nobody does. */
export async function checkClamav({ clamav }: Pick<ApiSettings, 'clamav'>): Promise<Finding[]> {
  if (!clamav) return [];
  try {
    await greetScanner(clamav);
    return [good('clamav', 'ClamAV answers.')];
  } catch (error) {
    const remedy = 'See SKAL_CLAMAV, and that clamd listens there; until it does, no file is taken.';
    return [bad('clamav', `ClamAV cannot be asked: ${messageOf(error)}.`, remedy)];
  }
}
