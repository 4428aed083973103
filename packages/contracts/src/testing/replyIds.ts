import type { EarlierReplies } from './step.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a call was answered with. */
export const replyOf = (answers: EarlierReplies, name: string) => answers[name] as Row;
/** The id of what a call was answered with. */
export const replyId = (name: string) => (answers: EarlierReplies) => ({ id: String(replyOf(answers, name).id) });
/** The id of the first row of a list that is like this. */
export const listedId =
  (name: string, like: Row = {}) =>
  (answers: EarlierReplies) => {
    const rows = answers[name] as Row[];
    const found = rows.find((one) => Object.entries(like).every(([field, value]) => one[field] === value));
    return { id: String(found?.id) };
  };

/** The smallest picture there is. */
export const TINY_PNG = new Uint8Array(
  [...atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')].map(
    (byte) => byte.charCodeAt(0),
  ),
);
