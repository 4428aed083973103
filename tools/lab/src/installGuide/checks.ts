/** The result of a check, as printed and as shown in the report. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface CheckResult {
  name: string;
  ok: boolean;
  detail: string;
}

/** Runs a check; an exception is a failure. */
export async function runCheck(about: string, work: () => Promise<string> | string): Promise<CheckResult> {
  try {
    return { name: about, ok: true, detail: await work() };
  } catch (error) {
    return { name: about, ok: false, detail: (error instanceof Error ? error.message : String(error)).slice(0, 500) };
  }
}

/** @throws when the values differ, with both */
export function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [actual, expectedJson] = [JSON.stringify(found), JSON.stringify(expected)];
  if (actual !== expectedJson) throw new Error(`${what}: ${actual}, expected ${expectedJson}`);
}

const POLL_INTERVAL_MS = 500;

/** Waits until a condition holds; @throws after the time limit, in milliseconds. */
export async function waitFor(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what}: timeout after ${timeoutMs / 1000} s`);
    await sleep(POLL_INTERVAL_MS);
  }
}
