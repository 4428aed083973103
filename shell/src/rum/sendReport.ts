import { RUM_PATH, type RumReport } from '@skal/contracts/operations/rum';

/** Sends a report to the site: without cookies, and also while the tab is being closed. */
export function sendReport(report: RumReport): void {
  fetch(RUM_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
    // A lost report is no fault of the page.
  }).catch(() => undefined);
}

export const RUM_MARK = 'skal-rum';

/** Marks a report in the performance timeline instead: the release gate reads it there. */
export const markReport = (report: RumReport): void => void performance.mark(RUM_MARK, { detail: report });
