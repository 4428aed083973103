/** What a history entry has in its state while windows are open over its page: how many there are. */
export const DEPTH = 'skalWindows';

/** How many windows were open when an entry of the history was made. */
export const depthOf = (state: unknown): number => {
  const depth = (state as Record<string, unknown> | null)?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
};

/** Steps back over entries of windows, as after a reload, which opens none again: Back would do nothing there. */
export function leaveWindowEntries(): void {
  const depth = depthOf(history.state);
  if (depth > 0) history.go(-depth);
}
