import { Button, MenuIcon, Sheet } from '@skal/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { AppBar } from '../components/layout/AppBar.ts';
import { layout } from '../content/layout.ts';
import { useAccount } from '../session/useAccount.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { menuToggled, selectMenuOpen } from './portal.slice.ts';
import { SectionNav } from './SectionNav.tsx';
import { UserIdentity } from './UserIdentity.tsx';

interface Props {
  activeId: string | null;
  heading: RefObject<HTMLElement | null>;
  onOpen: (id: string) => void;
}

/** Header of narrow screens: the app's name and the button that opens the sections (J2). */
export function MobileHeader({ activeId, heading, onOpen }: Props) {
  const { business } = useAccount();
  const dispatch = useDispatch();
  const menuOpen = useSelector(selectMenuOpen);
  /** Element to focus when the menu closes: the new section's heading, or the button. */
  const next = useRef<HTMLElement | null>(null);

  // A widening window removes the header, and an open menu with it.
  useEffect(() => () => void dispatch(menuToggled(false)), [dispatch]);

  const toggle = (open: boolean) => {
    if (open) next.current = null;
    dispatch(menuToggled(open));
  };
  const choose = (id: string) => {
    next.current = heading.current;
    toggle(false);
    onOpen(id);
  };

  return (
    <AppBar data-print="none">
      <AppName>{business.branding.businessName}</AppName>
      <Button
        variant="secondary"
        size="sm"
        aria-label={layout.openMenu}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={() => toggle(true)}
      >
        <MenuIcon size={16} />
        {layout.menu}
      </Button>
      <Sheet side="left" title={layout.portal} open={menuOpen} onOpenChange={toggle} returnFocus={next}>
        <MenuBody>
          <UserIdentity />
          <SectionNav activeId={activeId} onOpen={choose} />
          <Footer>
            <LogoutButton />
          </Footer>
        </MenuBody>
      </Sheet>
    </AppBar>
  );
}

const AppName = styled.p`
  min-inline-size: 0;
  font: var(--type-label);
  font-size: 0.9375rem;
  font-weight: 600;
`;

const MenuBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

const Footer = styled.div`
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line);
`;
