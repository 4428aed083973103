import { RegistryRefusal } from '@skal/shell/server/registryRefusal.ts';
import type { Wish } from './words.ts';

/** A release may not go on, or a site did not do what it was asked for; in a sentence. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
}

export type Say = (line: string) => void;

export const secondsSince = (started: number): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Does one step of a release, and says how long it took. Where it is refused, the refusal names the step. */
export async function step<Result>(name: string, say: Say, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  try {
    const result = await work();
    say(`${name}: ${secondsSince(started)}`);
    return result;
  } catch (error) {
    if (error instanceof RegistryRefusal || error instanceof ReleaseRefusal) {
      throw new ReleaseRefusal(`${name}: ${error.message}`);
    }
    throw error;
  }
}

/** The steps of every release, by the names that its output has for them. */
export const STEPS = { build: 'Build', taking: 'Files, names and weight', browser: 'Browser', live: 'Live' } as const;

/** The word for the history: that nobody opened the pages in a browser is part of it. */
export function noteOf({ browser }: Extract<Wish, { do: 'release' }>, note: string | null): string | null {
  if (browser) return note;
  return note === null ? 'without the browser' : `${note}; without the browser`;
}
