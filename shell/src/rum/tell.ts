import { RUM_PATH, type RumReport } from '@skal/contracts/rum';

/**
 * Tells the site what became of a release here. It goes without cookies, nobody waits for it, and whether it arrives is
 * no business of the page's: it is sent also while the page is being left.
 */
export function tell(report: RumReport): void {
  fetch(RUM_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
    // Nobody could do anything about one that does not arrive.
  }).catch(() => undefined);
}
