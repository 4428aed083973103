/** Logs the error of a slot to the console; unhandled errors have no other effect (A17). */
export function reportSlotError(path: string, error: unknown): void {
  console.error(`The page ${path} failed`, error);
}
