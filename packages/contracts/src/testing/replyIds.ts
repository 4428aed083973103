import type { EarlierReplies } from './step.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns the reply of an earlier call. */
export const getReply = (answers: EarlierReplies, name: string) => answers[name] as Row;
/** Returns the id in the reply of an earlier call. */
export const replyId = (name: string) => (answers: EarlierReplies) => ({ id: String(getReply(answers, name).id) });
/** Returns the id of the first matching row of a list. */
export const listedId =
  (name: string, like: Row = {}) =>
  (answers: EarlierReplies) => {
    const rows = answers[name] as Row[];
    const found = rows.find((one) => Object.entries(like).every(([field, value]) => one[field] === value));
    return { id: String(found?.id) };
  };

/** The smallest valid PNG. */
export const TINY_PNG = new Uint8Array(
  [...atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')].map(
    (byte) => byte.charCodeAt(0),
  ),
);
