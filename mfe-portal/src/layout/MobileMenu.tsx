import { Sheet } from '@skal/shared-ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { layout } from '../content/layout.ts';
import { ContentLink } from './ContentLink.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { PreferenceItems } from './PreferenceItems.tsx';
import { SectionNav } from './SectionNav.tsx';
import { UserIdentity } from './UserIdentity.tsx';

interface Props {
  activeId: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Focused when the menu closes. */
  returnFocus: RefObject<HTMLElement | null>;
  onChoose: (id: string) => void;
}

/** The sections on a narrow screen (J2). */
export default function MobileMenu({ activeId, open, onOpenChange, returnFocus, onChoose }: Props) {
  return (
    <Sheet side="left" title={layout.portal} {...{ open, onOpenChange, returnFocus }}>
      <MenuBody>
        <UserIdentity />
        <SectionNav activeId={activeId} onOpen={onChoose} />
        <Footer>
          <ContentLink />
          <PreferenceItems />
          <LogoutButton />
        </Footer>
      </MenuBody>
    </Sheet>
  );
}

const MenuBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

const Footer = styled.div`
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line);
`;
