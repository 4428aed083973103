/** Key in the state of a history entry: the number of dialogs open over its page. */
export const DEPTH = 'skalWindows';

/** Returns how many dialogs were open when a history entry was created. */
export const depthOf = (state: unknown): number => {
  const depth = (state as Record<string, unknown> | null)?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
};

/** Steps back over entries of dialogs, such as after a reload, which does not reopen them: Back would have no effect there. */
export function skipDialogEntries(): void {
  const depth = depthOf(history.state);
  if (depth > 0) history.go(-depth);
}
