import { useCallback, useEffect, useState } from 'react';
import type { SectionDefinition, SectionModule } from './section.ts';

const loaded = new Map<string, SectionModule>();
const underway = new Map<string, Promise<SectionModule>>();

/** Asks for a section's chunk, once. A failed one is asked for again the next time. */
async function load({ id, load: fetchChunk }: SectionDefinition): Promise<SectionModule> {
  const known = loaded.get(id);
  if (known) return known;
  const asked = underway.get(id) ?? fetchChunk();
  underway.set(id, asked);
  try {
    const module = await asked;
    loaded.set(id, module);
    return module;
  } finally {
    underway.delete(id);
  }
}

/** Fetches a section's chunk ahead of the click; a failure shows when the section is opened. */
export function prefetchSection(section: SectionDefinition): void {
  load(section).catch(() => undefined);
}

export interface LoadingSection {
  /** The section's code; null while it is on its way or when it did not come. */
  module: SectionModule | null;
  failed: boolean;
  retry: () => void;
}

/** The code of a section: there at once when it was loaded before. Without a section there is nothing to load. */
export function useSectionModule(section: SectionDefinition | null): LoadingSection {
  const [answer, setAnswer] = useState<{ section: SectionDefinition; failed: boolean } | null>(null);

  const ask = useCallback(() => {
    setAnswer(null);
    if (!section) return;
    load(section).then(
      () => setAnswer({ section, failed: false }),
      () => setAnswer({ section, failed: true }),
    );
  }, [section]);

  useEffect(ask, [ask]);

  const module = (section && loaded.get(section.id)) ?? null;
  const failed = module === null && answer !== null && answer.section === section && answer.failed;
  return { module, failed, retry: ask };
}
