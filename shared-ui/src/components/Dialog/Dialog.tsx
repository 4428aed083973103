import { t } from '@lingui/core/macro';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { XIcon } from '../../icons.ts';
import { media } from '../../theme/mixins.ts';
import {
  Backdrop,
  Description,
  DialogCloseButton,
  DialogFooter,
  DialogHeader,
  DialogSurface,
  Title,
} from './Dialog.styles.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';
import { type FocusTargets, useFocusRestore } from './useFocusRestore.ts';
import { useScrollableBody } from './useScrollableBody.ts';

export interface DialogProps extends FocusTargets {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling body. */
  footer?: ReactNode;
  /** In pixels. */
  width?: number;
  closeLabel?: string;
  /** Layout on phones: a sheet of at most 85 % of the height (F1), or the full screen. */
  phone?: 'sheet' | 'full';
}

/** A modal dialog: at most 85 % of the page height, with fixed header and footer and a scrolling body (F1, A19). */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 560,
  closeLabel = t`Close`,
  phone = 'sheet',
  ...focus
}: DialogProps) {
  const handlers = useFocusRestore(open, focus);
  const { body, focusProps } = useScrollableBody();
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Backdrop />
        </Radix.Overlay>
        <Radix.Content asChild {...handlers}>
          <Frame $width={width} data-phone={phone} aria-modal="true">
            <DialogHeader>
              <div>
                <Radix.Title asChild>
                  <Title>{title}</Title>
                </Radix.Title>
                {description ? (
                  <Radix.Description asChild>
                    <Description>{description}</Description>
                  </Radix.Description>
                ) : null}
              </div>
              <Radix.Close asChild>
                <DialogCloseButton aria-label={closeLabel}>
                  <XIcon />
                </DialogCloseButton>
              </Radix.Close>
            </DialogHeader>
            <Body ref={body} {...focusProps}>
              {children}
            </Body>
            {footer ? <DialogFooter>{footer}</DialogFooter> : null}
          </Frame>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px) scale(0.985); }
`;

const sink = keyframes`
  to { opacity: 0; transform: translateY(8px); }
`;

const slideUp = keyframes`
  from { transform: translateY(100%); }
`;

const slideDown = keyframes`
  to { transform: translateY(100%); }
`;

const Frame = styled(DialogSurface)<{ $width: number }>`
  inset: 0;
  inline-size: min(${({ $width }) => $width}px, calc(100vw - 48px));
  block-size: fit-content;
  max-block-size: 85vh;
  max-block-size: 85dvh;
  margin: auto;
  border-radius: var(--radius-20);
  animation: ${rise} var(--motion-sheet) var(--ease-in);

  &[data-state='closed'] {
    animation: ${sink} var(--motion-pop) var(--ease-out) forwards;
  }

  ${media.phone} {
    inset: auto 0 0;
    inline-size: 100%;
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    animation-name: ${slideUp};

    &[data-state='closed'] {
      animation: ${slideDown} var(--motion-pop) var(--ease-out) forwards;
    }

    &[data-phone='full'] {
      block-size: 100vh;
      block-size: 100dvh;
      max-block-size: none;
      border-radius: 0;
    }
  }
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: 4px 24px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
