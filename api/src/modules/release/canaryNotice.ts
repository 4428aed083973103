import { FORMAT_TAGS, type Locale } from '@skal/contracts/site/locale';
import { sentence } from '../../language/text.ts';
import type { OperatorNotice } from '../outbox/notice/operatorNotice.mails.ts';

/** Number of pages that were rendered, and that failed. */
interface PageCounts {
  readonly rendered: number;
  readonly failed: number;
}

/** A canary that was aborted automatically, and what was counted. */
export interface AbortedCanary {
  readonly bundle: string;
  readonly version: string;
  /** The live version. */
  readonly baseline: string;
  readonly counts: { readonly canary: PageCounts; readonly baseline: PageCounts };
  /** Maximum false-positive rate of the comparison, in per cent. */
  readonly errorPercent: number;
}

const formatted = (value: number) => (locale: Locale) => new Intl.NumberFormat(FORMAT_TAGS[locale]).format(value);
const sizeOf = ({ rendered, failed }: PageCounts): number => rendered + failed;

/** Builds the notice to operator and team that a canary was aborted automatically. */
export const canaryNotice = ({ bundle, version, baseline, counts, errorPercent }: AbortedCanary): OperatorNotice => ({
  subject: sentence(/*i18n*/ '{bundle} {version} was rolled back automatically', { bundle, version }),
  text: sentence(
    /*i18n*/ 'The canary was ended automatically.\n\n{failed} of {pages} pages failed, and of the baseline {baseline} {baselineFailed} of {baselinePages} pages failed; false-positive rate at most {percent}%.\n\nAll visitors now get {baseline}. History: skal release history {bundle}',
    {
      ...{ bundle, baseline, percent: formatted(errorPercent) },
      ...{ failed: formatted(counts.canary.failed), pages: formatted(sizeOf(counts.canary)) },
      ...{ baselineFailed: formatted(counts.baseline.failed), baselinePages: formatted(sizeOf(counts.baseline)) },
    },
  ),
});
