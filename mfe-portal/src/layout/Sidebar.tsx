import { styled } from 'styled-components';
import { layout } from '../content/layout.ts';
import { ContentLink } from './ContentLink.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { PreferenceItems } from './PreferenceItems.tsx';
import { SectionNav } from './SectionNav.tsx';
import { UserIdentity } from './UserIdentity.tsx';

interface Props {
  activeId: string | null;
  /** Icons only. */
  compact: boolean;
  onOpen: (id: string) => void;
}

/** The portal's sidebar: user, sections, logout (J1). */
export const Sidebar = ({ activeId, compact, onOpen }: Props) => (
  <Side aria-label={layout.portal} data-compact={compact || undefined} data-print="none">
    <Top>
      <UserIdentity compact={compact} />
    </Top>
    <Sections>
      <SectionNav activeId={activeId} compact={compact} onOpen={onOpen} />
    </Sections>
    <Footer>
      <ContentLink compact={compact} />
      <PreferenceItems compact={compact} compactTheme />
      <LogoutButton compact={compact} />
    </Footer>
  </Side>
);

const Side = styled.aside`
  position: sticky;
  inset-block-start: var(--over-page);
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 264px;
  block-size: calc(100dvh - var(--over-page));
  border-inline-end: 1px solid var(--line);
  background: var(--surface);

  &[data-compact] {
    inline-size: 72px;
  }
`;

const Top = styled.div`
  padding: 24px 20px 16px;

  [data-compact] > & {
    display: grid;
    justify-items: center;
    padding-inline: 0;
  }
`;

const Sections = styled.div`
  flex: 1;
  padding: 4px 12px 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const Footer = styled.div`
  padding: 12px;
  border-block-start: 1px solid var(--line);
`;
