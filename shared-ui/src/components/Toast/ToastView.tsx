import { t } from '@lingui/core/macro';
import { Toast as Radix } from 'radix-ui';
import type { ComponentType, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { XIcon } from '../../icons.ts';
import { IconFrame } from '../actions/IconButton.tsx';
import { TextLink } from '../actions/TextLink.tsx';

export interface ToastMessage {
  id: string;
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
  /** Link to more information. */
  link?: { label: string; href: string };
}

/** A link of a router, which opens the address without loading the page again. */
export type ToastLink = ComponentType<{ to: string; children?: ReactNode }>;

export interface ToastViewProps {
  toast: ToastMessage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel?: string;
  /** Opens the toast's link; by default it loads the address as a document. */
  linkAs?: ToastLink;
}

/** One toast. Its timer pauses on hover and focus; Escape, its button or a swipe to the right dismisses it. */
export function ToastView({ toast, open, onOpenChange, closeLabel = t`Close`, linkAs }: ToastViewProps) {
  const { title, description, link, variant = 'default' } = toast;
  return (
    <Radix.Root
      asChild
      open={open}
      onOpenChange={onOpenChange}
      type={variant === 'destructive' ? 'foreground' : 'background'}
    >
      <Message data-variant={variant}>
        <div>
          <Radix.Title asChild>
            <Title>{title}</Title>
          </Radix.Title>
          {description ? (
            <Radix.Description asChild>
              <ToastText>{description}</ToastText>
            </Radix.Description>
          ) : null}
          {link ? (
            <Actions>
              <Radix.Action asChild altText={link.label}>
                <TextLink {...(linkAs ? { as: linkAs, to: link.href } : { href: link.href })}>{link.label}</TextLink>
              </Radix.Action>
            </Actions>
          ) : null}
        </div>
        <Radix.Close asChild>
          <IconFrame data-size="sm" aria-label={closeLabel}>
            <XIcon />
          </IconFrame>
        </Radix.Close>
      </Message>
    </Radix.Root>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 32px)); }
`;

const Message = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  padding-block: 12px 14px;
  padding-inline: 18px 10px;
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--fjord);
  border-start-end-radius: var(--radius-8);
  border-end-end-radius: var(--radius-8);
  background: var(--raised);
  box-shadow: var(--elevation-2);
  color: var(--ink);
  animation: ${arrive} var(--motion-pop) var(--ease-in);

  &[data-variant='success'] {
    border-inline-start-color: var(--mos);
  }

  &[data-variant='destructive'] {
    border-inline-start-color: var(--tegl);
  }

  &[data-state='closed'] {
    animation: ${leave} var(--motion-pop) var(--ease-out) forwards;
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform var(--motion-pop) var(--ease-in);
  }

  &[data-swipe='end'] {
    animation: ${swipeOut} var(--motion-pop) var(--ease-out) forwards;
  }
`;

const Title = styled.div`
  padding-block-start: 6px;
  font: var(--type-label);
  font-size: 0.9375rem;
  font-weight: 600;
`;

const Actions = styled.div`
  margin-block-start: 6px;
  font: var(--type-label);
`;

const ToastText = styled.div`
  margin-block-start: 2px;
  color: var(--ink-2);
  font: var(--type-label);
  font-weight: 400;
`;
