import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Button } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { commandPalette as copy } from '../content/dashboard/commandPalette.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "Palette" */ './CommandPalette.tsx'));

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
const unchanging = () => () => undefined;
/** Whether the shortcut is shown as on a Mac; the server does not know. */
const useIsMac = () => useSyncExternalStore(unchanging, isMac, () => false);

/** The button and the shortcut (Ctrl or Cmd + K) that open the lazily loaded command palette. */
export function CommandPaletteTrigger() {
  const { triggerProps, open, setOpen } = useLazyDialog(code);
  const usesMacKeys = useIsMac();
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
  }, [setOpen]);
  return (
    <>
      <Button variant="quiet" size="sm" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" {...triggerProps}>
        {copy.open}
        <Key aria-hidden="true">{usesMacKeys ? '⌘K' : 'Ctrl K'}</Key>
      </Button>
      <LazyDialog {...{ resource: code, open, setOpen }} loadError={copy.notLoaded}>
        {({ default: CommandPalette }, isOpen) => <CommandPalette open={isOpen} onOpenChange={setOpen} />}
      </LazyDialog>
    </>
  );
}

const Key = styled.kbd`
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius-4);
  color: var(--ink-2);
  font: var(--type-meta);

  @media (pointer: coarse), (max-width: 84.99875em) {
    display: none;
  }
`;
