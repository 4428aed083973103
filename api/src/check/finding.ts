/** What one check has found. */
export interface Finding {
  /** What was looked at, in a word or two. */
  about: string;
  /** `bad` keeps the site from working as it should; `look` may be meant so. */
  state: 'good' | 'look' | 'bad';
  /** What is so, as a sentence. */
  says: string;
  /** What to do about it; none where it is good. */
  remedy?: string;
}

export const good = (about: string, says: string): Finding => ({ about, state: 'good', says });
export const look = (about: string, says: string, remedy: string): Finding => ({ about, state: 'look', says, remedy });
export const bad = (about: string, says: string, remedy: string): Finding => ({ about, state: 'bad', says, remedy });
