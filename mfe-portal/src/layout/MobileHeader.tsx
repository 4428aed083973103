import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Button, MenuIcon } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { AppBar } from '../components/layout/AppBar.ts';
import { layout } from '../content/layout.ts';
import { useAccount } from '../session/useAccount.ts';

const menuCode = createLazyResource(() => import(/* webpackChunkName: "MobileMenu" */ './MobileMenu.tsx'));

interface Props {
  activeId: string | null;
  heading: RefObject<HTMLElement | null>;
  onOpen: (id: string) => void;
}

/** Header of narrow screens: the app's name and the button that opens the sections (J2). */
export function MobileHeader({ activeId, heading, onOpen }: Props) {
  const { business } = useAccount();
  const { open, setOpen, triggerProps } = useLazyDialog(menuCode);
  /** Element to focus when the menu closes: the new section's heading, or the button. */
  const next = useRef<HTMLElement | null>(null);

  const choose = (id: string) => {
    next.current = heading.current;
    setOpen(false);
    onOpen(id);
  };
  const press = () => {
    next.current = null;
    triggerProps.onClick();
  };

  return (
    <AppBar data-print="none">
      <AppName>{business.branding.businessName}</AppName>
      <Button
        variant="secondary"
        size="sm"
        aria-label={layout.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        {...triggerProps}
        onClick={press}
      >
        <MenuIcon size={16} />
        {layout.menu}
      </Button>
      <LazyDialog resource={menuCode} open={open} setOpen={setOpen} loadError={layout.menuNotLoaded}>
        {({ default: MobileMenu }, isOpen) => (
          <MobileMenu open={isOpen} onOpenChange={setOpen} returnFocus={next} activeId={activeId} onChoose={choose} />
        )}
      </LazyDialog>
    </AppBar>
  );
}

const AppName = styled.p`
  min-inline-size: 0;
  font: var(--type-label);
  font-size: 0.9375rem;
  font-weight: 600;
`;
