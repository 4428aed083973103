import type { RumReport } from '@skal/contracts/rum';

/** The name of what is noted, among what the browser measured. */
export const NOTED = 'skal-rum';

/** Notes a report in the tab, and tells nobody: whoever watches over a trial reads it there. */
export const note = (report: RumReport): void => void performance.mark(NOTED, { detail: report });
