/** The result of a check, as printed and as shown in the report. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Found {
  about: string;
  good: boolean;
  says: string;
}

/** Runs a check; an exception is a failure. */
export async function runCheck(about: string, work: () => Promise<string> | string): Promise<Found> {
  try {
    return { about, good: true, says: await work() };
  } catch (error) {
    return { about, good: false, says: (error instanceof Error ? error.message : String(error)).slice(0, 500) };
  }
}

/** @throws when the values differ, with both */
export function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is}, expected ${should}`);
}

const PAUSE_MS = 500;

/** Waits until a condition holds; @throws after the time limit, in milliseconds. */
export async function waitFor(what: string, isSo: () => boolean | Promise<boolean>, patienceMs: number): Promise<void> {
  const late = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > late) throw new Error(`${what}: timeout after ${patienceMs / 1000} s`);
    await sleep(PAUSE_MS);
  }
}
