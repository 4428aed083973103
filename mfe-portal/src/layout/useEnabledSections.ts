import { useMemo } from 'react';
import { isSectionEnabled } from '../sections/section.ts';
import { type Section, sections } from '../sections/sections.ts';
import { useAccount } from '../session/useAccount.ts';

/** Returns the sections that the business has and the user may see, in the sidebar's order: the settings at least. */
export function useEnabledSections(): readonly Section[] {
  const { business, permissions } = useAccount();
  const { features } = business;
  return useMemo(
    () => sections.filter((section) => isSectionEnabled(section, features, permissions)),
    [features, permissions],
  );
}
