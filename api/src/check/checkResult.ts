/** Result of one check. */
export interface CheckResult {
  /** What was checked, in one or two words. */
  subject: string;
  /** `failure` keeps the site from working; `warning` may be intended. */
  state: 'ok' | 'warning' | 'failure';
  /** What was found, as a sentence. */
  message: string;
  /** What to do about it; none if ok. */
  fix?: string;
}

export const ok = (subject: string, message: string): CheckResult => ({ subject, state: 'ok', message });
export const warning = (subject: string, message: string, fix: string): CheckResult => ({
  subject,
  state: 'warning',
  message,
  fix,
});
export const failure = (subject: string, message: string, fix: string): CheckResult => ({
  subject,
  state: 'failure',
  message,
  fix,
});
