/** Who calls: nobody who is signed in, a client before launch, an operator who is an owner. */
export type Caller = 'visitor' | 'client' | 'operator';

/** What earlier calls of the journey were answered, the last of each name. */
export type EarlierReplies = Readonly<Record<string, unknown>>;

/** One call, and how it is answered, by mocks and by the api alike. */
export interface Step {
  by: Caller;
  /** As it is called in the contracts: `staff.add`. */
  call: string;
  /** What is put into its path, from what is known by then. */
  params?: (answers: EarlierReplies) => Record<string, string>;
  send?: unknown;
  /** The bytes of a file, where one is sent. */
  bytes?: Uint8Array;
  /** The status, and of a refusal its code and the fields that it is about: `409 email`. */
  expected: string;
}
