import { styled } from 'styled-components';
import { layout } from '../content/layout.ts';
import { type Section, sectionGroups } from '../sections/sections.ts';
import { useAccount } from '../session/useAccount.ts';
import { SectionNavItem } from './SectionNavItem.tsx';
import { useEnabledSections } from './useEnabledSections.ts';

interface Props {
  activeId: string | null;
  compact?: boolean;
  onOpen: (id: string) => void;
}

/** The enabled and permitted sections in the specified order and groups (J5-J8, J13). */
export function SectionNav({ activeId, compact = false, onOpen }: Props) {
  const { live } = useAccount();
  const enabled = useEnabledSections();
  const groups: readonly (readonly Section[])[] = sectionGroups;
  return (
    <Nav aria-label={layout.sections}>
      {groups.map((group) => (
        <Group key={group[0]?.id}>
          {group
            .filter((section) => enabled.includes(section))
            .map((section) => (
              <li key={section.id}>
                <SectionNavItem
                  section={section}
                  active={section.id === activeId}
                  comingSoon={section.overlay !== undefined && !live}
                  compact={compact}
                  onOpen={onOpen}
                />
              </li>
            ))}
        </Group>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const Group = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;

  &:empty {
    display: none;
  }
`;
