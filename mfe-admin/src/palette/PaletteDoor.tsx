import { Button, NotOpened } from '@skal/shared-ui';
import { createResource, Late } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { palette as words } from '../content/palette.ts';

const code = createResource(() => import(/* webpackChunkName: "Palette" */ './Palette.tsx'));

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** The button and the keys (Ctrl or Cmd, and K) that open the command palette; its code comes when it is wanted. */
export function PaletteDoor() {
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      code.prefetch();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const press = () => {
    code.prefetch();
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={press}
        onPointerEnter={code.prefetch}
        onFocus={code.prefetch}
      >
        {words.open}
        <Key aria-hidden="true">{isMac() ? '⌘K' : 'Ctrl K'}</Key>
      </Button>
      {open === null ? null : (
        <Late
          resource={code}
          failed={(retry) =>
            open && (
              <NotOpened onRetry={retry} onClose={() => setOpen(false)}>
                {words.notLoaded}
              </NotOpened>
            )
          }
        >
          {({ default: Palette }) => <Palette open={open} onOpenChange={setOpen} />}
        </Late>
      )}
    </>
  );
}

const Key = styled.kbd`
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius-4);
  color: var(--ink-2);
  font: var(--type-meta);

  @media (pointer: coarse), (max-width: 599.98px) {
    display: none;
  }
`;
