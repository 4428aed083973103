import { useMemo } from 'react';
import { isSectionEnabled } from '../sections/section.ts';
import { type Section, sections } from '../sections/sections.ts';
import { useAccount } from '../session/useAccount.ts';

/**
 * Returns the sections that the business has and the user may see, in the sidebar's order: the settings at least. The same list for
 * the same sections: a new one in a context would replace HTML below it that is not hydrated.
 */
export function useEnabledSections(): readonly Section[] {
  const { business, permissions } = useAccount();
  const ids = sections
    .filter((section) => isSectionEnabled(section, business.features, permissions))
    .map(({ id }) => id)
    .join(' ');
  return useMemo(() => {
    const enabled = new Set(ids.split(' '));
    return sections.filter(({ id }) => enabled.has(id));
  }, [ids]);
}
