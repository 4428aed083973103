/** Result of one check. */
export interface CheckResult {
  /** What was checked, in one or two words. */
  subject: string;
  /** `bad` keeps the site from working as it should; `look` may be meant so. */
  state: 'good' | 'look' | 'bad';
  /** What was found, as a sentence. */
  message: string;
  /** What to do about it; none if ok. */
  fix?: string;
}

export const ok = (about: string, says: string): CheckResult => ({ subject: about, state: 'good', message: says });
export const warning = (about: string, says: string, remedy: string): CheckResult => ({
  subject: about,
  state: 'look',
  message: says,
  fix: remedy,
});
export const failure = (about: string, says: string, remedy: string): CheckResult => ({
  subject: about,
  state: 'bad',
  message: says,
  fix: remedy,
});
