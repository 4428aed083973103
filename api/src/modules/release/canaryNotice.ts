import { FORMAT_TAGS } from '@skal/contracts/site/locale';
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

/** Builds the notice to operator and team that a canary was aborted automatically. */
export const canaryNotice =
  ({ bundle, version, baseline, counts, errorPercent }: AbortedCanary): OperatorNotice =>
  (text, language) => {
    const numbers = new Intl.NumberFormat(FORMAT_TAGS[language]);
    const failed = (count: PageCounts) => numbers.format(count.failed);
    const pages = (count: PageCounts) => numbers.format(count.rendered + count.failed);
    return {
      subject: text(/*i18n*/ '{bundle} {version} was rolled back automatically', { bundle, version }),
      body: text(
        /*i18n*/ 'The canary was ended automatically.\n\n{failed} of {pages} pages failed, and of the baseline {baseline} {baselineFailed} of {baselinePages} pages failed; false-positive rate at most {percent}%.\n\nAll visitors now get {baseline}. History: skal release history {bundle}',
        {
          ...{ bundle, baseline, percent: numbers.format(errorPercent) },
          ...{ failed: failed(counts.canary), pages: pages(counts.canary) },
          ...{ baselineFailed: failed(counts.baseline), baselinePages: pages(counts.baseline) },
        },
      ),
    };
  };
