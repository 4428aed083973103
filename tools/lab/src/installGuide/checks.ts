/** What the walk found of one thing, as it says it and as the page has it. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Found {
  about: string;
  good: boolean;
  says: string;
}

/** Looks at something; what is thrown is found as well. */
export async function runCheck(about: string, work: () => Promise<string> | string): Promise<Found> {
  try {
    return { about, good: true, says: await work() };
  } catch (error) {
    return { about, good: false, says: (error instanceof Error ? error.message : String(error)).slice(0, 500) };
  }
}

/** @throws where it is not so, with what is so instead */
export function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is}, and not ${should}`);
}

const PAUSE_MS = 500;

/** Waits until something is so; @throws after so long, in milliseconds. */
export async function waitFor(what: string, isSo: () => boolean | Promise<boolean>, patienceMs: number): Promise<void> {
  const late = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > late) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await sleep(PAUSE_MS);
  }
}
