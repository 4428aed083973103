import { createContext, use } from 'react';
import type { SectionDefinition } from '../sections/section.ts';

/**
 * The sections that the business has and the user may see; null on pages without sections. A context, because sections link to each
 * other and must not import the table that loads them.
 */
export const EnabledSectionsContext = createContext<readonly SectionDefinition[] | null>(null);

/** Returns whether the user may open a section. */
export function useIsSectionEnabled(id: string): boolean {
  return use(EnabledSectionsContext)?.some((section) => section.id === id) ?? true;
}
