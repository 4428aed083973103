import { newTabHandlers } from '@skal/shared-ui';
import { memo } from 'react';
import { layout } from '../content/layout.ts';
import type { Section } from '../sections/sections.ts';
import { NavItem } from './NavItem.tsx';
import { hrefOfSection } from './sectionAddress.ts';
import { usePrefetchSection } from './usePrefetchSection.ts';

interface Props {
  section: Section;
  active: boolean;
  /** Covered until the app is live. */
  comingSoon: boolean;
  compact: boolean;
  onOpen: (id: string) => void;
}

/** Opens a section; prefetches it on hover and focus. */
export const SectionNavItem = memo(({ section, active, comingSoon, compact, onOpen }: Props) => {
  const prefetchHandlers = usePrefetchSection(section.id);
  return (
    <NavItem
      icon={section.icon}
      label={section.title}
      compact={compact}
      status={comingSoon ? layout.soon : undefined}
      aria-current={active ? 'page' : undefined}
      onClick={() => onOpen(section.id)}
      {...newTabHandlers(hrefOfSection(section.id))}
      {...prefetchHandlers}
    />
  );
});
