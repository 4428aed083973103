/** Says in the console which slot failed and why; nothing else happens with an unhandled error (A17). */
export function reportSlotError(path: string, error: unknown): void {
  console.error(`The page ${path} failed`, error);
}
