/** The caller: not signed in, a client before launch, or an owner. */
export type Caller = 'visitor' | 'client' | 'operator';

/** Replies of earlier calls, the last one per name. */
export type EarlierReplies = Readonly<Record<string, unknown>>;

/** One call and its expected response, from mocks and the api alike. */
export interface Step {
  by: Caller;
  /** Name in the contracts: `staff.add`. */
  call: string;
  /** Path parameters from earlier replies. */
  params?: (answers: EarlierReplies) => Record<string, string>;
  send?: unknown;
  /** Body from earlier replies; takes the place of `send`. */
  sendFrom?: (answers: EarlierReplies) => unknown;
  /** Bytes of an uploaded file. */
  bytes?: Uint8Array;
  /** Status, and for errors the code and invalid fields: `409 email`. */
  expected: string;
}
