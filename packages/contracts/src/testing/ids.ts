import type { Answers } from './step.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a call was answered with. */
export const row = (answers: Answers, name: string) => answers[name] as Row;
/** The id of what a call was answered with. */
export const idOf = (name: string) => (answers: Answers) => ({ id: String(row(answers, name).id) });
/** The id of the first row of a list that is like this. */
export const idIn =
  (name: string, like: Row = {}) =>
  (answers: Answers) => {
    const rows = answers[name] as Row[];
    const found = rows.find((one) => Object.entries(like).every(([field, value]) => one[field] === value));
    return { id: String(found?.id) };
  };

/** The smallest picture there is. */
export const PICTURE = new Uint8Array(
  [...atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')].map(
    (byte) => byte.charCodeAt(0),
  ),
);
