import { t } from '@lingui/core/macro';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { XIcon } from '../../icons.ts';
import { media } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Backdrop, DialogCloseButton, DialogHeader, DialogSurface, Title } from './Dialog.styles.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';
import { type FocusTargets, useFocusRestore } from './useFocusRestore.ts';

export interface SheetProps extends FocusTargets {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Shows the title only to assistive technology. */
  visuallyHiddenTitle?: boolean;
  /** The edge that the sheet slides in from (A18). */
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
  closeLabel?: string;
  /** In pixels, for a sheet at the left or right. */
  width?: number;
  /** Layout on phones: leaves a strip of the page visible, or covers it. */
  phone?: 'beside' | 'full';
  /** True if the URL opens the sheet: the browser's Back then closes it without a history entry of its own. */
  hasAddress?: boolean;
}

/** A dialog that slides in from an edge of the window, by default the right. */
export function Sheet({
  open,
  onOpenChange,
  title,
  visuallyHiddenTitle = false,
  side = 'right',
  children,
  closeLabel = t`Close`,
  width = 360,
  phone = 'beside',
  hasAddress = false,
  ...focus
}: SheetProps) {
  const handlers = useFocusRestore(open, focus);
  useCloseOnBack(open && !hasAddress, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Backdrop />
        </Radix.Overlay>
        <Radix.Content asChild aria-describedby={undefined} {...handlers}>
          <Panel data-side={side} data-phone={phone} $width={width} aria-modal="true">
            <DialogHeader>
              <Radix.Title asChild>
                {visuallyHiddenTitle ? <VisuallyHidden as="h2">{title}</VisuallyHidden> : <Title>{title}</Title>}
              </Radix.Title>
              <Radix.Close asChild>
                <DialogCloseButton aria-label={closeLabel}>
                  <XIcon />
                </DialogCloseButton>
              </Radix.Close>
            </DialogHeader>
            <Body>{children}</Body>
          </Panel>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const slideIn = keyframes`
  from { transform: translate(var(--away)); }
`;

const slideOut = keyframes`
  to { transform: translate(var(--away)); }
`;

const Panel = styled(DialogSurface)<{ $width: number }>`
  --away: 100%, 0;
  inset: 0 0 0 auto;
  inline-size: min(${({ $width }) => $width}px, calc(100vw - 40px));
  border-width: 0 0 0 1px;
  animation: ${slideIn} var(--motion-sheet) var(--ease-in);

  ${media.phone} {
    &[data-phone='full'] {
      inline-size: 100%;
      border-width: 0;
    }
  }

  &[data-side='left'] {
    --away: -100%, 0;
    inset: 0 auto 0 0;
    border-width: 0 1px 0 0;
  }

  &[data-side='top'],
  &[data-side='bottom'] {
    --away: 0, 100%;
    inset: auto 0 0;
    inline-size: 100%;
    max-block-size: 85dvh;
    border-width: 1px 0 0;
  }

  &[data-side='top'] {
    --away: 0, -100%;
    inset: 0 0 auto;
    border-width: 0 0 1px;
  }

  &[data-state='closed'] {
    animation: ${slideOut} var(--motion-sheet) var(--ease-out) forwards;
  }
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: 0 24px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
