import { buildIntegrityPath } from '@skal/contracts/operations/registry';
import { LOAD_TIMEOUT_MS } from '@skal/shell-kit/lazy/loadTimeout.ts';
import type { Snapshot } from './snapshot.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Creates a loader of the integrity values of all remotes; a page lists only those of its own remote. They are fetched
 * when another remote is first needed, and verified by their hash in the page.
 */
export function createIntegrityLoader({ remotes, integrity }: Snapshot): () => Promise<Values> {
  let values: Promise<Values> | undefined;
  const load = async (): Promise<Values> => {
    if (!integrity) return {};
    const answer = await fetch(buildIntegrityPath(remotes), {
      integrity,
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    });
    return (await answer.json()) as Values;
  };
  return () => {
    values ??= load().catch((error: unknown) => {
      // A failed request is repeated.
      values = undefined;
      throw error;
    });
    return values;
  };
}
