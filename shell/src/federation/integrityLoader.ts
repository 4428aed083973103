import { integrityPath } from '@skal/contracts/operations/registry';
import { LOAD_TIMEOUT_MS } from '@skal/shell-kit/lazy/loadTimeout.ts';
import type { Snapshot } from './snapshot.ts';

type Values = Readonly<Record<string, string>>;

/**
 * The way to the integrity values of all remotes: a page names those of its own remote. They are fetched when one of
 * another is needed first, and checked by the value that the page has of them all.
 */
export function createIntegrityLoader({ remotes, integrity }: Snapshot): () => Promise<Values> {
  let values: Promise<Values> | undefined;
  const load = async (): Promise<Values> => {
    if (!integrity) return {};
    const answer = await fetch(integrityPath(remotes), { integrity, signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
    return (await answer.json()) as Values;
  };
  return () => {
    values ??= load().catch((error: unknown) => {
      // What did not come is asked for again.
      values = undefined;
      throw error;
    });
    return values;
  };
}
